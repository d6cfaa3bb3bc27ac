import type { Channel, Person, StoredMessage } from 'local-discord';
import { attachPage } from 'local-discord/page';
import { expect } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { isPersonAt, type Player } from '../../src/core/contract/player.ts';
import { parseId } from '../../src/discord/buttons/custom-id.ts';
import { players } from '../../src/games/bots.ts';
import type { Match } from '../../src/table/match/types.ts';
import { openerIn } from '../support/acts.ts';
import { type Running, startBot } from '../support/bot.ts';
import { PAGE } from '../support/first-screen.ts';
import { type Hand, walk } from '../support/walk.ts';
import { launch, PHONE, stage, Tab } from './kit.ts';

const dice = new SeededDice(new Uint8Array(32).fill(5));

export interface Show {
  readonly game: AnyGame;
  readonly decider: Player;
  readonly offer: string;
  /** Number of people in the two seats. The bot plays any other seat. */
  readonly people: 1 | 2;
}

class BothSeats {
  readonly #running: Running;
  readonly #show: Show;
  readonly #tab: Tab;
  readonly #channel: Channel;

  constructor(running: Running, tab: Tab, channel: Channel, show: Show) {
    this.#running = running;
    this.#show = show;
    this.#tab = tab;
    this.#channel = channel;
  }

  live(): Promise<Match | undefined> {
    return this.#running.table.live(this.#channel.id);
  }

  async seats(): Promise<readonly [all: number, people: number]> {
    const match = await this.live();
    const all = match?.seats ?? [];
    return [all.length, all.filter((_, seat) => match && isPersonAt(match, seat)).length];
  }

  async press(): Promise<void> {
    const next = await this.#next();
    if (!next) return;
    const { match, seat, action } = next;
    const person = await this.#be(match.seats[seat]?.id);
    const panel = await this.#panelOf(person, match);
    const hand = this.#hand();
    const legal = match.position.legal(seat);
    const { commit } = await walk({ game: this.#show.game, legal, person: hand, panel }, action);
    await hand.press(panel, commit);
    await this.#running.quiet();
  }

  async #next() {
    await this.#running.table.thinking.idle();
    await this.#running.quiet();
    const match = await this.live();
    if (match === undefined) return undefined;
    const { game, decider } = this.#show;
    const seat = match.position.toAct.find(each => isPersonAt(match, each));
    if (seat === undefined) throw new Error('nobody has to act');
    return { match, seat, action: decider.choose(game, match.position.view(seat), seat, dice) };
  }

  async #be(id: string | undefined): Promise<Person> {
    const person = this.#running.discord.people.find(each => each.id === id);
    if (person === undefined) throw new Error('nobody sits there');
    const { page } = this.#tab;
    if (!(await page.title()).endsWith(`· ${person.name}`)) {
      await page.getByRole('button', { name: `Be ${person.name}` }).tap();
      await page
        .getByRole('link', { name: person.name, exact: true })
        .and(page.locator('[aria-current]'))
        .waitFor();
    }
    return person;
  }

  async #panelOf(person: Person, { rev }: Match): Promise<StoredMessage> {
    const newest = (): StoredMessage | undefined => person.ephemerals.findLast(({ deleted }) => !deleted);
    const goesOn = newest()?.buttons.some(({ customId = '' }) => {
      const parsed = parseId(customId);
      return parsed.ok && parsed.id.rev === rev && ['do', 'open'].includes(parsed.id.verb);
    });
    if (!goesOn) {
      const { board, opener } = openerIn(this.#channel);
      if (opener.split(':')[3] === 'do') return board;
      await this.#hand().press(board, opener);
    }
    const panel = newest();
    if (panel === undefined) throw new Error('no panel');
    return panel;
  }

  #hand(): Hand {
    const tab = this.#tab;
    return {
      async press(_, customId) {
        await tab.log.locator(`[data-custom-id="${customId}"]`).last().tap();
        await tab.settled();
      },
      select() {
        throw new Error('Green Port asks by buttons');
      },
    };
  }
}

const MOST = 600;
const RELOADED = 10;

export async function playThrough(name: string, show: Show): Promise<void> {
  const discord = await stage({ page: opened => attachPage(opened, PAGE) });
  const running = await startBot({ discord, players, newSeed: () => new Uint8Array(32).fill(3) });
  const browser = await launch();
  try {
    const viewing = { viewport: PHONE, hasTouch: true, colorScheme: 'light' } as const;
    const tab = await Tab.open(browser, discord, { ...viewing, at: 'home' });
    await tab.page.locator(`#offer-${show.game.id}`).getByRole('button', { name: show.offer }).tap();
    await tab.board.waitFor();
    await running.quiet();
    const channel = discord.guilds[0]?.channels.find(({ name }) => name === show.game.id);
    if (channel === undefined) throw new Error('no channel was made for it');
    const seats = new BothSeats(running, tab, channel, show);
    expect(await seats.seats()).toEqual([2, show.people]);
    for (let decisions = 0; (await seats.live()) !== undefined; decisions++) {
      if (decisions === RELOADED) {
        await tab.page.reload();
        await tab.board.waitFor();
      }
      if (decisions % 40 === 20) await tab.shot(`${name}-${decisions}`);
      if (decisions > MOST) throw new Error('this game does not end');
      await seats.press();
    }
    await running.quiet();
    // The whole log is searched, since the bot edits its last message and an answer may stand below that message.
    await tab.log
      .getByText(/ wins? /)
      .last()
      .waitFor();
    expect(await tab.page.getByText('Called here:').count()).toBe(0);
    await tab.shot(`${name}-end`);
    expect(discord.complaints).toEqual([]);
    expect(running.trouble).toEqual([]);
    expect(tab.complaints).toEqual([]);
  } finally {
    await browser.close();
    await running.stop();
    await discord.close();
  }
}
