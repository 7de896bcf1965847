/** Whether an environment variable enables a switch. It may be empty, or say no. */
export const isYes = (value: string | undefined): boolean =>
  value !== undefined && !/^(|0|no|off|false)$/i.test(value.trim());
