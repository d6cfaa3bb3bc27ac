import { grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { box, DEALT_CONTRACTS, KEPT_CONTRACTS } from '../rules/box.ts';
import type { View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { cardName } from './cards.ts';

/** Lists the scores of all seats in one line; totals once the game is over. */
export const scores = (words: PortoWords, view: View, names: Names): string => {
  const shown = view.players.map((player, seat) => {
    const total = view.result?.seats[seat]?.total ?? player.score;
    const alone = view.variant === 'solo' && !view.result;
    const points = alone ? words.status.goal(total, box.solo.goal) : words.counts.points(total);
    return `**${nameOf(names, seat, words.language)}** ${points}`;
  });
  return shown.join(' · ');
};

/**
 * Describes in words, without names, what the game waits for.
 * @param kinds kinds of action that are possible; empty: any kind
 */
export const awaits = (words: PortoWords, view: View, kinds: readonly string[] = []): string => {
  const phrases = words.status.awaits;
  if (view.stopped) return phrases.over;
  switch (view.phase.type) {
    case 'turn': {
      const [kind, other] = kinds;
      const alone = other === undefined && (kind === 'draw' || kind === 'build' || kind === 'pass');
      return alone ? phrases.only[kind] : phrases.turn;
    }
    case 'keep':
      return phrases.keep(KEPT_CONTRACTS, DEALT_CONTRACTS);
    case 'over':
      return phrases.over;
    case 'timer': {
      const cards = view.phase.cards.map(card => cardName(words, card));
      return phrases.timer(grammar(words.language).listed(cards));
    }
  }
};

/** Number of cards left in the Timer, at most, for the text to mention the end of the game. Four cards last for two turns. */
const FEW = 4;

const lastTurn = (words: PortoWords, view: View, seat: number, names: Names): string => {
  const { stake } = words.status;
  const own = view.players[seat]?.score ?? 0;
  const name = (other: number): string => nameOf(names, other, words.language);
  const others = view.players.flatMap(({ score }, other) => (other === seat ? [] : [{ other, score }]));
  const best = others.reduce((most, each) => (each.score > most.score ? each : most), {
    other: seat,
    score: -1,
  });
  const text =
    own > best.score
      ? stake.ahead(name(seat), words.counts.points(own - best.score))
      : stake.behind(words.counts.points(best.score - own + 1), name(best.other));
  return view.variant === 'family' ? text : `${text} ${stake.privates}`;
};

/** Describes what decides the game when its end is near; undefined before that, and after the game. */
export const stake = (words: PortoWords, view: View, names: Names): string | undefined => {
  const { stake: said } = words.status;
  const { phase, timer, players, roofs } = view;
  if (view.stopped || phase.type === 'over' || phase.type === 'keep') return undefined;
  if (view.variant === 'solo') {
    if (timer.left > FEW) return undefined;
    const missing = box.solo.goal - (players[0]?.score ?? 0);
    const cards = words.counts.cards(timer.left);
    return missing > 0
      ? said.short(cards, words.counts.points(missing), box.solo.goal)
      : said.reached(cards, box.solo.goal);
  }
  if (view.lastRound === null)
    return roofs.end !== null && roofs.end - roofs.placed === 1 ? said.roof : undefined;
  if (view.round < view.lastRound || phase.type !== 'turn') return said.lastButOne;
  return lastTurn(words, view, phase.seat, names);
};

/** Describes the progress of the game: "round 5", "round 12, the last". In solo, it counts the Timer's cards instead. */
export const progress = ({ status }: PortoWords, view: View): string => {
  const { timer, round, roundOf, lastRound } = status.progress;
  if (view.variant === 'solo') return timer(view.timer.left, view.timer.size);
  if (view.lastRound === null) return round(view.round);
  return view.round >= view.lastRound ? lastRound(view.round) : roundOf(view.round, view.lastRound);
};

/** Names a category of games; an unknown one stays as it is. */
export const category = ({ status: { categories } }: PortoWords, name: string): string => {
  const [, timer] = /^solo-(\d+)$/.exec(name) ?? [];
  if (timer !== undefined) return categories.solo(timer);
  return name === 'standard' || name === 'family' ? categories[name] : name;
};
