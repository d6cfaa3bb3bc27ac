import type { LocalDiscord } from 'local-discord';
import { expect } from 'vitest';
import type { Kind, PrivateContract, State } from '../../src/games/porto/rules/types.ts';
import { portoWords } from '../../src/games/porto/words/all.ts';
import { privateName } from '../../src/games/porto/words/cards.ts';

interface Moment {
  /** Number of public messages when the position arose. */
  readonly payloads: number;
  readonly deck: readonly Kind[];
  readonly timer: readonly Kind[];
}

const spellings = (cards: readonly Kind[]): string[] => {
  const words = cards.map(card => card.replace('-', ' '));
  return [cards.join(','), cards.join(', '), words.join(','), words.join(', '), words.join(' + ')];
};

/** Records the secrets while people play a game, and then searches all public messages for them. */
export class Watch {
  readonly #discord: LocalDiscord;
  readonly #moments: Moment[] = [];
  readonly #private = new Set<PrivateContract>();

  constructor(discord: LocalDiscord) {
    this.#discord = discord;
  }

  see(state: State): void {
    for (const { dealt } of state.players) for (const contract of dealt) this.#private.add(contract);
    this.#moments.push({ payloads: this.#discord.payloads.length, deck: state.deck, timer: state.timer });
  }

  /** Public messages as text: bodies, file names, alt texts, custom ids and the options of public commands. */
  #texts(): string[] {
    return this.#discord.payloads.map(({ body, files, command }) => JSON.stringify({ body, files, command }));
  }

  /**
   * Checks that no message before the last action shows a secret. The messages at the end must show the contracts in
   * `revealed`, which proves that the search works.
   */
  expectNoLeak({ revealed }: { readonly revealed: readonly PrivateContract[] }): void {
    const texts = this.#texts();
    const until = this.#moments.at(-1)?.payloads ?? 0;
    expect(until).toBeGreaterThan(this.#moments.length / 2);
    const before = texts.slice(0, until);
    const end = texts.slice(until).join('\n').toLowerCase();
    for (const contract of revealed)
      expect(end).toContain(privateName(portoWords('en'), contract).toLowerCase());
    for (const contract of this.#private) {
      const name = privateName(portoWords('en'), contract);
      const leak = before.find(
        text => text.includes(contract) || text.toLowerCase().includes(name.toLowerCase()),
      );
      expect(leak, `${contract} was told before the end`).toBeUndefined();
    }
    for (const { payloads, deck, timer } of this.#moments) {
      const told = texts.slice(0, payloads).join('\n');
      for (const pile of [deck, timer]) {
        if (pile.length < 4) continue;
        for (const spelling of spellings(pile.slice(0, 4))) expect(told).not.toContain(spelling);
      }
    }
  }
}
