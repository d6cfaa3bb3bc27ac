import type { Colour, HouseId, Kind, PublicContract } from '../../src/games/porto/rules/types.ts';
import type { Language } from '../../src/presentation/language/languages.ts';
import { PATTERNS } from './languages/index.ts';
import type { LanguagePatterns, LineName } from './languages/language-patterns.ts';

export interface ReadPosition {
  readonly round: number | undefined;
  readonly lastRound: number | undefined;
  /** Number of the Timer's cards in a solo game, now and at the start. Undefined: the game is not a solo game. */
  readonly timer: readonly [left: number, size: number] | undefined;
  readonly goal: number | undefined;
  readonly risk: readonly number[] | undefined;
  readonly roofs: readonly [placed: number, end: number | undefined];
  readonly awaits: 'keep' | 'turn' | 'timer' | 'over';
  readonly mover: string | undefined;
  /** Cards that the Timer gave for a build. */
  readonly timerCards: readonly Kind[];
  /** Sentence about the winner and resigned players, unchanged. */
  readonly verdict: string | undefined;
  readonly houses: readonly ReadHouse[];
  readonly market: readonly (Kind | null)[];
  readonly contracts: readonly (ReadContract | null)[];
  readonly players: readonly ReadPlayer[];
  readonly supply: Readonly<Partial<Record<Colour, readonly [floors: number, grounds: number]>>>;
  readonly deck: number;
  readonly publicDeck: number;
  readonly hands: ReadonlyMap<string, readonly Kind[]> | undefined;
  readonly claimed: ReadonlyMap<string, readonly PublicContract[]> | undefined;
  /** Points of each private contract at the end, in the order of the text. */
  readonly privates: ReadonlyMap<string, readonly number[]> | undefined;
  readonly discards: readonly Kind[] | undefined;
  readonly contractDiscards: readonly PublicContract[] | undefined;
}

export interface ReadHouse {
  readonly id: HouseId;
  readonly colour: Colour | null;
  readonly level: number;
  readonly height: number;
  readonly done: boolean;
  readonly ground: number;
  readonly roof: number;
}

interface ReadContract {
  readonly contract: PublicContract;
  readonly vp: number;
}

interface ReadPlayer {
  readonly name: string;
  readonly score?: number;
  readonly hand?: number;
  readonly claimed?: number;
  readonly ready?: boolean;
  readonly total?: number;
  readonly bonus?: number;
}

const COLOURS = ['blue', 'green', 'purple', 'red', 'yellow'] as const;

class Reader {
  readonly #patterns: LanguagePatterns;
  readonly #lines: readonly string[];

  constructor(text: string, language: Language) {
    this.#patterns = PATTERNS[language];
    this.#lines = text.split('\n');
  }

  /** Returns a line's text after its heading, without the full stop. */
  line(name: LineName): string | undefined {
    const heading = this.#patterns.lines[name];
    const found = this.#lines.filter(line => line.startsWith(heading));
    if (found.length > 1) throw new Error(`"${heading}" stands twice`);
    return found[0]?.slice(heading.length).replace(/[.。]$/, '');
  }

  needed(name: LineName): string {
    const line = this.line(name);
    if (line === undefined) throw new Error(`no line "${this.#patterns.lines[name]}"`);
    return line;
  }

  colour(word: string): Colour {
    const found = COLOURS.find(
      each => this.#patterns.colours[each].test(word) || word === each[0]?.toUpperCase(),
    );
    if (!found) throw new Error(`no colour: "${word}"`);
    return found;
  }

  card(text: string): Kind {
    const [, word = '', value = ''] = /^(\p{L}+?) ?(\d)$/u.exec(text) ?? [];
    return `${this.colour(word)}-${value}` as Kind;
  }

  contract(text: string): PublicContract {
    const { floors, house, twoCards, mixedCards } = this.#patterns;
    const placed = floors.exec(text);
    if (placed) {
      const [, one = '', two = ''] = placed;
      const { n = one, colour = two } = placed.groups ?? {};
      return `floors-${n}-${this.colour(colour)}` as PublicContract;
    }
    const completed = house.exec(text)?.[1];
    if (completed !== undefined) return `house-${this.colour(completed)}`;
    const both = twoCards.exec(text)?.[1];
    if (both !== undefined) return `cards-${this.colour(both)}-${this.colour(both)}`;
    const [, one = '', other = ''] = mixedCards.exec(text) ?? [];
    return `cards-${this.colour(one)}-${this.colour(other)}`;
  }

  slots<Card>(text: string, of: (text: string) => Card): readonly (Card | null)[] {
    return text.split(', ').map((slot, index) => {
      const [, number, card = ''] = /^(\d)(?:\u202f?: |：)(.+)$/.exec(slot) ?? [];
      if (number !== String(index + 1)) throw new Error(`slot ${index + 1} reads "${slot}"`);
      return card === this.#patterns.none ? null : of(card);
    });
  }

  house(text: string): ReadHouse {
    const { empty, done, token, roof } = this.#patterns;
    const [, id, called = '', level, height, rest = ''] =
      /^([LR]\d) (.+) (\d)\/(\d)((?: .+)?)$/u.exec(text) ?? [];
    if (!id) throw new Error(`no house: "${text}"`);
    const points = (word: string) =>
      Number(rest.match(new RegExp(` ${word.replace('.', '\\.')} (\\d)`))?.[1] ?? 0);
    return {
      id: id as HouseId,
      colour: called === empty || called === '–' ? null : this.colour(called),
      level: Number(level),
      height: Number(height),
      done: rest.includes(` ${done}`),
      ground: points(token),
      roof: points(roof),
    };
  }

  player(text: string): ReadPlayer {
    const { player, total, ready, notReady } = this.#patterns;
    const ended = total.exec(text);
    if (ended) {
      const [, name = '', all, score = all, bonus = 0] = ended;
      return { name, total: Number(all), score: Number(score), bonus: Number(bonus) };
    }
    const playing = player.exec(text);
    if (playing) {
      const [, name = '', score, hand, claimed] = playing;
      return { name, score: Number(score), hand: Number(hand), claimed: Number(claimed) };
    }
    for (const [word, isReady] of [[notReady, false] as const, [ready, true] as const]) {
      if (text.endsWith(` ${word}`)) return { name: text.slice(0, -word.length - 1), ready: isReady };
    }
    throw new Error(`no player: "${text}"`);
  }

  hand(text: string): readonly Kind[] {
    if (/^[BGPRY]\d/.test(text)) {
      return text
        .split(' ')
        .flatMap(group =>
          [...group.slice(1)].map(value => `${this.colour(group.charAt(0))}-${value}` as Kind),
        );
    }
    return text.split(' · ').flatMap(group => {
      const [, word = '', values = ''] = /^(\p{L}+) (.+)$/u.exec(group) ?? [];
      return values.split(', ').flatMap(each => {
        const [, value, times = '1'] = /^(\d)(?: ×(\d+))?$/.exec(each) ?? [];
        return Array<Kind>(Number(times)).fill(`${this.colour(word)}-${value}` as Kind);
      });
    });
  }

  bySeat<Found>(name: LineName, of: (text: string) => Found): ReadonlyMap<string, Found> | undefined {
    const line = this.line(name);
    if (line === undefined) return undefined;
    return new Map(
      line.split('; ').map(each => {
        const [, called = '', text = ''] = /^([^:：]+?)(?:\u202f?: |：)(.+)$/.exec(each) ?? [];
        return [called, of(text)];
      }),
    );
  }

  /** Returns the first line about the position, and the lines about the result, which stand before the streets. */
  head(): readonly [head: string, verdict: string | undefined] {
    const first = this.#lines.findIndex(line => /^(Porto|포르토|ポルト), /.test(line));
    const left = this.#lines.findIndex(line => line.startsWith(this.#patterns.lines.left));
    return [this.#lines[first] ?? '', this.#lines.slice(first + 1, left).join('\n') || undefined];
  }

  read(): ReadPosition {
    const patterns = this.#patterns;
    const [head, verdict] = this.head();
    const number = (found: string | undefined) => (found === undefined ? undefined : Number(found));
    const round = number(patterns.round.exec(head)?.[1]);
    const timer = patterns.timer.exec(head);
    const [, placed, end] = patterns.roofs.exec(head) ?? [];
    const asked = patterns.timerAsks.exec(head)?.[1];
    const mover = patterns.mover.exec(head)?.[1];
    const over = head.includes(patterns.over);
    const points = this.needed('points');
    const goal = patterns.goal.exec(`${points}.`);
    const players = goal ? points.slice(0, goal.index).replace(/[.。] $/, '') : points;
    const decks = [...this.needed('decks').matchAll(/\d+/g)].map(([digits]) => Number(digits));
    return {
      round,
      lastRound: patterns.last.test(head) ? round : number(patterns.roundOf.exec(head)?.[1]),
      timer: timer ? [Number(timer[1]), Number(timer[2])] : undefined,
      goal: number(goal?.[1]),
      risk: this.line('risk')
        ?.match(/\d+(?=\s?%)/g)
        ?.map(Number),
      roofs: [Number(placed), number(end)],
      awaits: over
        ? 'over'
        : asked !== undefined
          ? 'timer'
          : head.includes(patterns.choosing)
            ? 'keep'
            : 'turn',
      mover,
      timerCards: [...(asked ?? '').matchAll(/(\p{L}+) ?(\d)/gu)].map(([, word = '', value]) =>
        this.card(`${word} ${value}`),
      ),
      verdict,
      houses: `${this.needed('left')}, ${this.needed('right')}`.split(', ').map(each => this.house(each)),
      market: this.slots(this.needed('market'), text => this.card(text)),
      contracts: this.slots(this.needed('contracts'), text => {
        const [, name = '', vp] = /^(.+) \((\d)\)$/.exec(text) ?? [];
        return { contract: this.contract(name), vp: Number(vp) };
      }),
      players: players.split(/(?<=\)|\+ \d+|\p{L}), /u).map(each => this.player(each)),
      supply: Object.fromEntries(
        this.needed('supply')
          .split(', ')
          .map(each => {
            const [, word = '', floors, grounds] = /^(\p{L}+) (\d+)\+(\d+)$/u.exec(each) ?? [];
            return [this.colour(word), [Number(floors), Number(grounds)]];
          }),
      ),
      deck: decks[0] ?? Number.NaN,
      publicDeck: decks[1] ?? Number.NaN,
      hands: this.bySeat('hands', text => this.hand(text)),
      claimed: this.bySeat('claimed', text => text.split(', ').map(each => this.contract(each))),
      privates: this.bySeat('privates', text => text.split(', ').map(each => Number(/\d+$/.exec(each)?.[0]))),
      discards: this.line('discards') === undefined ? undefined : this.hand(this.needed('discards')),
      contractDiscards: this.line('contractDiscards')
        ?.split(', ')
        .map(each => this.contract(each)),
    };
  }
}

/**
 * Reads the position in a text, whatever stands above it.
 * @throws Error if a part is missing
 */
export const readPosition = (text: string, language: Language): ReadPosition =>
  new Reader(text, language).read();
