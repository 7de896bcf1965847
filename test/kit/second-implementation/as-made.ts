/** The assumptions in which the service differs as it is made, by its wire. */
const documented = [
  "Q-04",
  "Q-06",
  "Q-07",
  "Q-12",
  "Q-13",
  "Q-18",
  "Q-22",
  "Q-23",
  "Q-25",
  "Q-29",
  "Q-34",
  "Q-40",
  "Q-48",
  "Q-50",
  "Q-51",
];

export const differsAsMade = { documented, own: [...documented, "Q-01", "Q-02", "Q-03", "Q-17"].sort() };
