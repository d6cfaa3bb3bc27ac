import type { Channel, Person, StoredMessage } from 'local-discord';
import type { Kind } from '../../src/games/porto/rules/types.ts';
import type { Language } from '../../src/presentation/language/languages.ts';
import { boardsIn } from './boards.ts';
import { type ReadHouse, type ReadPosition, readPosition } from './reader.ts';

interface Plan {
  readonly number: Kind;
  readonly colour: Kind;
  readonly house: string;
  readonly roof?: string;
  readonly worth: number;
}

const value = (card: Kind): number => Number(card.at(-1));
const colour = (card: Kind): string => card.slice(0, -2);
const AT_ONCE = { now: true };

/**
 * Player that sees no picture. It reads the texts of messages, pictures and answers, knows the printed rules, and types
 * commands.
 */
export class TextPlayer {
  readonly person: Person;
  readonly #channel: Channel;
  readonly #language: Language;

  constructor(person: Person, channel: Channel, language: Language) {
    this.person = person;
    this.#channel = channel;
    this.#language = language;
  }

  hasEnded(): boolean {
    return this.#newest().attachments.some(({ filename }) => filename.endsWith('-result.png'));
  }

  board(): ReadPosition {
    const [picture] = this.#newest().attachments;
    return readPosition(picture?.description ?? '', this.#language);
  }

  isAwaited({ awaits, mover, players }: ReadPosition): boolean {
    switch (awaits) {
      case 'keep':
        return players.find(({ name }) => name === this.person.name)?.ready === false;
      case 'turn':
        return mover === this.person.name;
      case 'timer':
        return true;
      case 'over':
        return false;
    }
  }

  async act(): Promise<string> {
    const { content } = await this.#say('board', { view: 'text' });
    const position = readPosition(content, this.#language);
    switch (position.awaits) {
      case 'keep':
        return this.#keep();
      case 'turn':
        return this.#turn(position);
      case 'timer':
        return this.#timer(position);
      case 'over':
        throw new Error('it is over');
    }
  }

  lastWords(): string {
    const { content, attachments } = this.#newest();
    return [content, ...attachments.map(({ description }) => description ?? '')].join('\n');
  }

  #newest(): StoredMessage {
    const newest = boardsIn(this.#channel).at(-1);
    if (!newest) throw new Error('there is no board to read');
    return newest;
  }

  async #say(command: string, options: Record<string, string | boolean>): Promise<{ content: string }> {
    const answer = await this.person.command(this.#channel, `porto ${command}`, options);
    return { content: answer.content ?? '' };
  }

  async #keep(): Promise<string> {
    const { content } = await this.#say('hand', {});
    const dealt = [...content.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name = '']) => name);
    const offered = await this.person.autocomplete(this.#channel, 'porto do', {}, 'action', '');
    const wanted = offered.find(({ name }) => dealt.filter(each => name.includes(each)).length >= 3);
    if (!wanted) throw new Error(`none of ${dealt.join(', ')} is offered`);
    return (await this.#say('do', { action: String(wanted.value), now: true })).content;
  }

  async #turn(position: ReadPosition): Promise<string> {
    const hand = position.hands?.get(this.person.name) ?? [];
    const pairs = hand.flatMap((number, one) =>
      hand.flatMap((card, other) => (one === other ? [] : [[number, card] as const])),
    );
    const best = bestOf(pairs.flatMap(([number, card]) => plans(position, number, card)));
    const drawn = affordable(position);
    if (best && (best.worth >= 6 || drawn.length === 0)) {
      const { number, colour: card, house, roof } = best;
      const where = { house, ...(roof !== undefined && { roof }) };
      return (await this.#say('build', { number, colour: card, ...where, now: true })).content;
    }
    if (drawn.length === 0) return this.#only();
    return (await this.#say('draw', { cards: drawn.join(','), ...AT_ONCE })).content;
  }

  async #timer(position: ReadPosition): Promise<string> {
    const [one, other] = position.timerCards;
    if (!one || !other) throw new Error('the Timer asks for nothing');
    const best = bestOf([...plans(position, one, other), ...plans(position, other, one)]);
    if (!best) return this.#only();
    const { number, colour: card, house, roof } = best;
    const action = `timer ${number} ${card} ${house}${roof === undefined ? '' : ` roof ${roof}`}`;
    return (await this.#say('do', { action, now: true })).content;
  }

  async #only(): Promise<string> {
    const board = this.#newest();
    const panel = (await this.person.press(board, board.buttons[0]?.label ?? '')).message;
    if (!panel) throw new Error('no panel');
    return (await this.person.press(panel, panel.buttons[0]?.label ?? '')).content ?? '';
  }
}

const bestOf = (found: readonly Plan[]): Plan | undefined =>
  found.toSorted((one, other) => other.worth - one.worth)[0];

/** Returns the slots of the market that one draw takes: the cheapest cards first, for at most three points together. */
const affordable = ({ market }: ReadPosition): readonly number[] => {
  const cheapest = market
    .flatMap((card, index) => (card === null ? [] : [{ slot: index + 1, cost: value(card) }]))
    .sort((one, other) => one.cost - other.cost);
  let left = 3;
  return cheapest
    .filter(({ cost }) => {
      left -= cost;
      return left >= 0;
    })
    .map(({ slot }) => slot)
    .sort((one, other) => one - other);
};

/** Returns the legal places for a build with these two cards, by the printed rules. */
const plans = (position: ReadPosition, number: Kind, card: Kind): readonly Plan[] =>
  position.houses.flatMap(house => {
    const [floors, wanted] = [value(number), colour(card)];
    const empty = house.level === 0;
    const [tiles, grounds] = position.supply[wanted as keyof ReadPosition['supply']] ?? [0, 0];
    const fits =
      house.height - house.level >= floors &&
      (empty
        ? grounds > 0 && neighbours(position, house).every(other => other.colour !== wanted)
        : house.colour === wanted) &&
      tiles >= floors - (empty ? 1 : 0);
    if (!fits) return [];
    const claimed = position.contracts
      .filter(contract => contract?.contract === `floors-${floors}-${wanted}`)
      .reduce((sum, contract) => sum + (contract?.vp ?? 0), 0);
    const complete = house.level + floors === house.height;
    const worth = house.level + floors + house.ground + (complete ? house.roof : 0) + claimed;
    const roof =
      house.ground > 0 ? position.houses.find(each => !each.done && each.roof === 0)?.id : undefined;
    return [{ number, colour: card, house: house.id, ...(roof !== undefined && { roof }), worth }];
  });

const neighbours = ({ houses }: ReadPosition, { id }: ReadHouse): readonly ReadHouse[] =>
  houses.filter(other => other.id[0] === id[0] && Math.abs(Number(other.id[1]) - Number(id[1])) === 1);
