import { transform } from "esbuild";

/**
 * Runs a snippet as it stands on a page, in this process, with its imports taken from `modules`, and answers what it
 * printed. `globals` are what it may use besides.
 */
export async function runCode(
  code: string,
  modules: Record<string, object>,
  globals: Record<string, unknown> = {},
): Promise<unknown[]> {
  const { code: script } = await transform(code, { loader: "ts", target: "node20" });
  const body = script.replace(/^import \{(.*?)\} from "(.*?)";$/gm, (_, names: string, module: string) => {
    if (!(module in modules)) throw new Error(`A snippet imports ${module}.`);
    return `const {${names}} = modules[${JSON.stringify(module)}];`;
  });
  const printed: unknown[] = [];
  const console = { log: (...values: unknown[]) => void printed.push(...values) };
  const names = ["modules", "console", ...Object.keys(globals)];
  // The constructor of async functions has no name of its own.
  const AsyncFunction = (async () => undefined).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<void>;
  await new AsyncFunction(...names, body)(modules, console, ...Object.values(globals));
  return printed;
}
