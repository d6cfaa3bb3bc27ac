import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { type Plan, readPlan, type Scenario, writePlan, writeScenario } from './plan.ts';
import { play } from './play.ts';

/** True in a run that records anew: `npx vitest run -u`. */
const records = process.env.EVENINGS === 'record';

/** Makes a test of each scenario of a file. It fails if the bot answers otherwise than the file records. */
export function evening(path: string): void {
  const plan = readPlan(readFileSync(path, 'utf8'));
  const played = new Map<string, Scenario>();
  for (const scenario of plan.scenarios)
    test(scenario.title, async () => {
      const { scenario: now, error } = await play(scenario);
      played.set(scenario.title, now);
      if (error) throw error;
      if (!records) expect(writeScenario(now)).toBe(writeScenario(scenario));
    });
  afterAll(() => {
    if (!records) return;
    const { text, changed } = recordedAnew(plan, played);
    if (changed === 0) return;
    writeFileSync(path, text);
    if (process.env.LEFT_OUT) appendFileSync(process.env.LEFT_OUT, `recorded ${changed}\n`);
  });
}

/** Returns the file with what the played scenarios record, and the number of recorded lines that came or went. */
export function recordedAnew(
  plan: Plan,
  played: ReadonlyMap<string, Scenario>,
): { readonly text: string; readonly changed: number } {
  const scenarios = plan.scenarios.map(each => played.get(each.title) ?? each);
  const changed = scenarios.reduce((sum, each, at) => sum + changes(plan.scenarios[at], each), 0);
  return { text: writePlan({ ...plan, scenarios }), changed };
}

/** Counts the recorded lines of a scenario that were not recorded before, or are no more. */
function changes(before: Scenario | undefined, after: Scenario): number {
  const lines = (scenario: Scenario | undefined) =>
    scenario?.entries.flatMap(({ recorded }) => recorded) ?? [];
  const gone = [...lines(before)];
  const came = lines(after).filter(line => {
    const at = gone.indexOf(line);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  return came.length + gone.length;
}
