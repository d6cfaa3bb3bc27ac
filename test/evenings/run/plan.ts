/** Line that a person wrote, with the lines recorded under it. */
export interface Entry {
  /** Number of the line in its file, from 1. */
  readonly at: number;
  readonly written: string;
  readonly recorded: readonly string[];
}

export interface Scenario {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** File of evenings: text for readers up to the first title, then the scenarios. */
export interface Plan {
  readonly preface: string;
  readonly scenarios: readonly Scenario[];
}

const TITLE = /^# (.+)$/;

/** Reads a file of evenings. Throws an error for a recorded line that stands under no written line. */
export function readPlan(text: string): Plan {
  const preface: string[] = [];
  const scenarios: { title: string; entries: (Entry & { recorded: string[] })[] }[] = [];
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    const title = TITLE.exec(line)?.[1];
    const scenario = scenarios.at(-1);
    if (title !== undefined) scenarios.push({ title, entries: [] });
    else if (scenario === undefined) preface.push(line);
    else if (!/^\s+\S/.test(line)) scenario.entries.push({ at: index + 1, written: line, recorded: [] });
    else {
      const entry = scenario.entries.at(-1);
      if (entry === undefined)
        throw new Error(`line ${index + 1} is indented, but stands under no action: ${line}`);
      entry.recorded.push(line);
    }
  }
  const titles = scenarios.map(({ title }) => title);
  const twice = titles.find((title, index) => titles.indexOf(title) !== index);
  if (twice !== undefined) throw new Error(`two scenarios have the title “${twice}”`);
  return { preface: preface.map(line => `${line}\n`).join(''), scenarios };
}

export const writeScenario = ({ title, entries }: Scenario): string =>
  [`# ${title}`, ...entries.flatMap(({ written, recorded }) => [written, ...recorded])].join('\n');

export const writePlan = ({ preface, scenarios }: Plan): string =>
  `${preface}${scenarios.map(writeScenario).join('\n')}\n`;

/** True for a line that only readers need: an empty line, or a remark in parentheses. */
export const isRemark = (line: string): boolean => line.trim() === '' || /^\(.*\)$/.test(line);
