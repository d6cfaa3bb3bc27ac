import type { AnyGame } from '../../src/core/contract/game.ts';
import { recording, runOn } from '../contract/recording.ts';
import { historyOf, type WholeGame } from '../contract/whole-games.ts';
import { shown } from './written.ts';

type Verb = (value: unknown, text: string) => unknown;
const listOf = (value: unknown): readonly unknown[] => value as readonly unknown[];

const VERBS: Readonly<Record<string, Verb>> = {
  '=': (_, text) => JSON.parse(text),
  gone: () => undefined,
  // The numbers are those of `slice`.
  cut: (value, text) => listOf(value).slice(...text.split(' ').map(Number)),
  add: (value, text) => [...listOf(value), JSON.parse(text)],
  reversed: value => listOf(value).toReversed(),
};
const CHANGE = /^(?<path>\S+) (?<verb>=|gone|cut|add|reversed) ?(?<text>.*)$/;

/** Returns a copy with a changed part. A step of its path is a key, an index, or the first item of a list that is or has this word. */
function changed(
  value: unknown,
  [step, ...rest]: readonly string[],
  change: (part: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (!Array.isArray(value)) {
    const whole = value as Readonly<Record<string, unknown>>;
    return { ...whole, [step]: changed(whole[step], rest, change) };
  }
  const isIt = (item: unknown): boolean => item === step || Object.values(item ?? {}).includes(step);
  const at = /^-?\d+$/.test(step) ? Number(step) : value.findIndex(isIt);
  return value.with(at, changed(value.at(at), rest, change));
}

/**
 * Returns a function that reads a text of records, and answers each line in it. `record of standard with 2` takes the record of
 * a whole random game. Each line below it changes this record, by one change or several with ` & ` between them, and is answered
 * with what the command `verify` prints: the reason why the record is refused, or its result.
 */
export function recordsOf(game: AnyGame, whole: readonly WholeGame[]) {
  const recorded = recording<object, never, never, never, never, never>(game as never);
  return (text: string): string => {
    let record: object = {};
    const answer = (line: string): readonly string[] => {
      const broken = line.split(' & ').reduce<unknown>((before, change) => {
        const { path = '', verb = '', text: given = '' } = CHANGE.exec(change)?.groups ?? {};
        const made = VERBS[verb];
        if (!made) throw new Error(`"${change}" is no change`);
        return changed(before, path.split('.'), part => made(part, given));
      }, record);
      const { status, out, err } = runOn(['verify', '-'], broken);
      if (status === 0) return [`accepted: ${shown(JSON.parse(out).result)}`];
      return err.trimEnd().split('\n');
    };
    return text
      .split('\n')
      .filter(line => !line.startsWith(' '))
      .flatMap(line => {
        const [, name] = /^record of (.*)$/.exec(line) ?? [];
        if (name !== undefined) {
          const played = whole.find(each => each.name === name);
          if (!played) throw new Error(`no game ${name}`);
          record = recorded(historyOf(played) as never);
          return [line];
        }
        return line === '' || line.startsWith('#')
          ? [line]
          : [line, ...answer(line).map(said => `  ${said}`)];
      })
      .join('\n');
  };
}
