import { expect, test } from 'vitest';
import { type AnyGame, visibleEvents } from '../../../src/core/contract/game.ts';
import { choices } from '../../../src/presentation/choosing/menu.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import type { AnyPresenter } from '../../../src/presentation/presenter/presenter.ts';
import { unescaped } from '../../../src/presentation/text/names.ts';
import { fits, LONG_NAMES, whole, width } from '../../support/labels.ts';
import { some } from '../../support/test-form.ts';
import { seatingsOf } from '../course.ts';
import { type Decision, decisionsOf } from '../whole-games.ts';
import { PRESENTED, type Shown, SPOKEN } from './spoken.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

const kindOf = (game: AnyGame, action: unknown): string => game.fields(action)[0]?.[1] ?? '';

const oneLine = (text: string | undefined, longest: number): void => {
  fits(text ?? '-', longest);
  if (text?.includes('\n')) throw new Error(text);
};

function checkView(voice: AnyPresenter, view: unknown, seats: number, isCut = false): void {
  const names = LONG_NAMES.slice(0, seats);
  const alt = voice.alt(view, names);
  fits(alt, 1_024);
  for (const name of names.map(each => [...unescaped(each)].slice(0, 5).join('')))
    if (!isCut && !alt.includes(name)) throw new Error(`no ${name}: ${alt}`);
  fits(voice.text?.(view, names, 1_800) ?? '-', 1_800);
  for (const line of voice.terminal(view, NAMES).split('\n'))
    if (width(line) > 80) throw new Error(`${width(line)} columns: ${line}`);
  if (!isCut) fits(voice.hand(view, names), 1_900);
  fits(voice.finale(view, names) ?? '-', 1_900);
  for (const seat of names.keys()) fits(voice.seatPage?.(view, seat, names) ?? '-', 1_900);
  for (const text of [voice.scores(view, names), voice.awaits(view), voice.stake?.(view, names)])
    oneLine(text, 400);
  for (const text of [...(voice.open?.(view, names) ?? []), ...(voice.aims?.(view) ?? [])]) fits(text, 900);
  const runs = voice.runs?.(view) ?? [];
  for (const { label } of runs) whole(label);
  expect(new Set(runs.map(({ label }) => label)).size).toBe(runs.length);
}

function checkDecision(
  { game, longer = [] }: Shown,
  voice: AnyPresenter,
  decision: Decision,
  seats: number,
): void {
  const { before, seat, legal, action, events: stepEvents, state } = decision;
  const names = LONG_NAMES.slice(0, seats);
  const view = game.view(before, seat);
  const events = visibleEvents(stepEvents, seat);
  whole(voice.describeAction(action, view));
  whole(voice.describeAction(action, view, events));
  const short =
    voice.describeActionBriefly?.(action, view, game.worth?.(view, seat, action), undefined) ?? '-';
  fits(short, longer.includes(kindOf(game, action)) ? 80 : 40);
  for (const [field] of game.fields(action)) {
    expect(voice.question(field)).toMatch(/[?.？。]$/);
    fits(voice.fieldName?.(field) ?? '-', 40);
    for (const value of choices(game, legal, {}, field)) {
      whole(voice.value(field, value, view));
      if (!longer.includes(field) && (voice.short?.(field, value, view) ?? '').length > 20)
        throw new Error(`${field}: ${value}`);
    }
  }
  const lines = [...voice.story(events, names), ...(voice.foreseen?.(events, names, view, action) ?? [])];
  for (const text of [...lines, ...(voice.recap?.(events, game.view(state, seat), names) ?? [])])
    fits(text, 600);
  const [own, ofAll, ...others] = voice.brief?.(events, names)?.split('\n') ?? [];
  oneLine(own, 900);
  oneLine(ofAll, 900);
  expect(others).toEqual([]);
}

const SEATINGS = PRESENTED.flatMap(shown =>
  some(seatingsOf(shown.game, shown.tables), 4).map(seating => ({
    ...shown,
    ...seating,
    name: seating.table.name,
  })),
);

test.each(SEATINGS)(
  'whole games of $id, $name with $seats, stay within what Discord and a terminal take, in every language',
  ({ table, seats, ...shown }) => {
    const { game, speak } = shown;
    let ply = 0;
    for (const decision of decisionsOf(game, table, seats, 3)) {
      const voice = speak(LANGUAGES[ply % LANGUAGES.length] ?? 'en');
      const { seat, state } = decision;
      checkDecision(shown, voice, decision, seats);
      checkView(voice, game.view(state, seat), seats);
      if (ply % 2 === 0) checkView(voice, game.view(state, 'table'), seats);
      if (game.toAct(state).length === 0)
        for (const language of LANGUAGES) checkView(speak(language), game.view(state, 'table'), seats);
      ply += 1;
    }
  },
);

test.each(SPOKEN)('the fullest positions of $id fit in $language', ({ voice, language, fullest }) => {
  for (const { view, seats, isCut } of fullest(language)) {
    checkView(voice, view, seats, isCut);
    if (!isCut) whole(voice.alt(view, NAMES), 1_024);
  }
});

test.each(SPOKEN)('chapters of the rules of $id fit one message each in $language', ({ voice }) => {
  for (const { text, title } of voice.topics) {
    fits(text, 1_800);
    fits(title, 80);
  }
  expect(new Set(voice.topics.map(({ id }) => id)).size).toBe(voice.topics.length);
});

test.each(SPOKEN)('a value of $id that is none is still a label in $language', ({ game, voice, tables }) => {
  for (const { before, seat, legal } of [...decisionsOf(game, tables[0] as never, 2, 3)].slice(0, 40))
    for (const field of legal.slice(0, 9).flatMap(action => game.fields(action).map(([name]) => name)))
      for (const value of ['', '9', '1,9', 'x'.repeat(500), '__proto__']) {
        const label = voice.value(field, value, game.view(before, seat));
        if (value !== '') expect(label.length).toBeGreaterThan(0);
        expect(label.length).toBeLessThanOrEqual(80);
      }
});

test.each(SPOKEN)(
  'standing orders of $id have words of their own in $language, as long as a menu takes',
  ({ game, voice, tables }) => {
    for (const { state } of [...decisionsOf(game, tables[0] as never, 2, 3)].filter(
      (_, at) => at % 20 === 0,
    )) {
      const view = game.view(state, 0);
      for (const { kind, orders } of game.orders?.kinds?.(view, 0) ?? []) {
        expect(voice.orderKind?.(kind, view)).not.toBe(kind);
        fits(voice.orderKind?.(kind, view) ?? '', 40);
        const said = orders.map(order => voice.order?.(order, view) ?? '');
        expect(new Set(said).size).toBe(orders.length);
        for (const [at, text] of said.entries()) {
          expect(text).not.toBe(orders[at]);
          fits(text, 60);
        }
      }
    }
  },
);

test.each(PRESENTED)('no two legal actions of $id read alike, but those that bring the same', shown => {
  const { game, speak, tables, alike = [] } = shown;
  const decisions = [...decisionsOf(game, tables[0] as never, 2, 3)];
  for (const { before, seat, legal } of decisions.filter((_, at) => at % 9 === 0)) {
    const view = game.view(before, seat);
    const distinct = legal.filter(action => !alike.includes(kindOf(game, action)));
    const actionTexts = distinct.map(action => speak('en').describeAction(action, view));
    expect(actionTexts.filter((actionText, at) => actionTexts.indexOf(actionText) !== at)).toEqual([]);
  }
});

test.each(PRESENTED)(
  'a public picture of $id tells nothing private: its words are the same for every viewer',
  ({ game, speak, tables }) => {
    const voice = speak('en');
    for (const { state, seat } of decisionsOf(game, tables[0] as never, 2, 5))
      for (const say of [voice.alt, voice.terminal])
        expect(say(game.view(state, seat), LONG_NAMES)).toBe(say(game.view(state, 'table'), LONG_NAMES));
  },
);

test.each(PRESENTED)(
  'what comes near to private aims in $id is shown to no spectator',
  ({ game, speak, tables }) => {
    for (const { events, state } of decisionsOf(game, tables[0] as never, 2, 5))
      expect(
        speak('en').recap?.(visibleEvents(events, 'table'), game.view(state, 'table'), NAMES) ?? [],
      ).toEqual([]);
  },
);
