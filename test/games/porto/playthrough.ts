import { SeededDice } from '../../../src/core/dice.ts';
import type { Told } from '../../../src/core/game.ts';
import { porto } from '../../../src/games/porto/rules/index.ts';
import type { Event, House, Options, State } from '../../../src/games/porto/rules/types.ts';
import { chance } from '../../contract/tools.ts';

const houseText = ({ id, height, level, colour, ground, roof }: House): string => {
  const tokens = `${ground > 0 ? ` ground ${ground}` : ''}${roof > 0 ? ` roof ${roof}` : ''}`;
  return `${id} ${colour ?? 'empty'} ${level}/${height}${tokens}`;
};

const boardText = (state: State): string[] => [
  `  houses    ${state.houses.map(houseText).join(' · ')}`,
  `  market    ${state.market.map(card => card ?? '–').join(' ')}   deck ${state.deck.length}, discards ${state.discards.length}`,
  `  contracts ${state.contracts.map(card => card ?? '–').join(' ')}   deck ${state.publicDeck.length}`,
  ...state.players.map(
    ({ hand, score, claimed }, seat) =>
      `  seat ${seat}    ${score} points, ${claimed.length} claimed, hand: ${hand.join(' ') || 'nothing'}`,
  ),
];

const toldText = (told: Told<Event>): string => {
  const { type, ...rest } = told.event;
  const hidden =
    told.to !== 'all' && told.others !== undefined ? ` | others: ${JSON.stringify(told.others)}` : '';
  return `  ${told.to === 'all' ? '' : `to ${told.to}: `}${type} ${JSON.stringify(rest)}${hidden}`;
};

/** A whole game in words, of the board what changed: a random player that builds four times in five if it can. */
export const playthrough = (seats: number, options: Options, seed: number): string => {
  const below = chance(seed);
  const dice = new SeededDice(Uint8Array.from({ length: 32 }, () => below(256)));
  let state = porto.setup(seats, options, dice);
  let board = boardText(state);
  const lines = [`${JSON.stringify(options)}, ${seats} seats`, ...board];
  for (let count = 0; ; count++) {
    const awaited = porto.toAct(state);
    const seat = awaited[below(Math.max(1, awaited.length))];
    if (seat === undefined) break;
    const legal = porto.legal(state, seat);
    const builds = legal.filter(({ type }) => type === 'build');
    const from = builds.length > 0 && below(5) > 0 ? builds : legal;
    const action = from[below(from.length)];
    if (action === undefined) throw new Error(`seat ${seat} can do nothing`);
    const result = porto.apply(state, seat, action, dice);
    if (!result.ok) throw new Error(result.refusal.code);
    state = result.value.state;
    lines.push(
      '',
      `${count}. round ${state.round}, seat ${seat}: ${porto.write(action)} (of ${legal.length})`,
    );
    const now = boardText(state);
    lines.push(...result.value.told.map(toldText), ...now.filter((line, index) => line !== board[index]));
    board = now;
  }
  return `${[...lines, '', JSON.stringify(porto.outcome(state))].join('\n')}\n`;
};
