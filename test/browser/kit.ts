import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { LocalDiscord, type LocalDiscordOptions } from 'local-discord';
import { attachPage } from 'local-discord/page';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Running, type RunningOptions, startBot } from '../support/bot.ts';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const found = existsSync(CHROMIUM);
const SHOTS = fileURLToPath(new URL('./shots/', import.meta.url));
const PATIENCE_MS = 300_000;
export const DESKTOP = { width: 1280, height: 860 };
export const PHONE = { width: 390, height: 844 };

if (!found)
  process.stderr.write(`No Chromium at ${CHROMIUM} (CHROMIUM_PATH): tests in a real browser are left out.\n`);

/** Runs tests that need the browser Chromium. Without Chromium they are skipped, but in CI they fail. */
export function inBrowser(name: string, tests: () => void): void {
  if (found) describe(name, tests);
  else if (process.env.CI === 'true')
    test(name, () => expect.fail(`no Chromium at ${CHROMIUM}: install it, or set CHROMIUM_PATH`));
  else describe.skip(`${name} (no Chromium)`, tests);
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

const PEOPLE = ['Ann', 'Béla', 'Çiğdem', 'Dani'] as const;

export async function stage(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const discord = await LocalDiscord.start({ page: attachPage, answerMs: 60_000, ...options });
  const guild = discord.addGuild({ name: 'Ribeira' });
  guild.addChannel({ name: 'porto' });
  guild.addChannel({ name: 'harbour' });
  for (const name of PEOPLE) discord.addUser({ name, manageGuild: name === 'Ann' });
  return discord;
}

export interface Theatre {
  readonly discord: LocalDiscord;
  readonly running: Running;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function theatre(options: RunningOptions = {}): Promise<Theatre> {
  const discord = await stage();
  const running = await startBot({ ...options, discord });
  const browser = await launch();
  return {
    discord,
    running,
    browser,
    async close() {
      await browser.close();
      await running.stop();
      await discord.close();
    },
  };
}

export const address = (discord: LocalDiscord): string => new URL(discord.api).origin;

export interface TabOptions {
  readonly as?: string;
  /** Page of the tab: id of a channel, id of an offer, or `home`. Absent: the page's own start. */
  readonly at?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly hasTouch?: boolean;
  readonly context?: BrowserContext;
}

/** Browser tab of one person. It records console errors, and requests to other sites. */
export class Tab {
  readonly page: Page;
  readonly complaints: string[] = [];
  readonly #origin: string;

  private constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
    page.on('pageerror', error => this.complaints.push(`error: ${error.stack ?? error.message}`));
    page.on('console', message => {
      if (message.type() === 'error' || /Content Security Policy/i.test(message.text()))
        this.complaints.push(`console: ${message.text()}`);
    });
    page.on('request', request => {
      const { origin: asked, protocol } = new URL(request.url());
      if (asked !== this.#origin && protocol !== 'data:') this.complaints.push(`asked of ${request.url()}`);
    });
  }

  static async open(browser: Browser, discord: LocalDiscord, options: TabOptions = {}): Promise<Tab> {
    const { as = 'Ann', viewport = DESKTOP, colorScheme = 'dark', hasTouch = false } = options;
    const context = options.context ?? (await browser.newContext({ viewport, colorScheme, hasTouch }));
    context.setDefaultTimeout(PATIENCE_MS);
    const origin = address(discord);
    const tab = new Tab(await context.newPage(), origin);
    const at = options.at === undefined ? '' : `&at=${options.at}`;
    await tab.page.goto(`${origin}/?as=${encodeURIComponent(as)}${at}`);
    await tab.page.locator('[role=log], .offer').first().waitFor();
    return tab;
  }

  get log(): Locator {
    return this.page.getByRole('log');
  }

  get messages(): Locator {
    return this.log.locator('article');
  }

  get newest(): Locator {
    return this.messages.last();
  }

  get board(): Locator {
    return this.messages.filter({ has: this.page.getByRole('button', { name: 'Hand', exact: true }) }).last();
  }

  get panel(): Locator {
    return this.log.locator('article.ephemeral').last();
  }

  get composer(): Locator {
    return this.page.getByLabel(/^Message /);
  }

  get suggestions(): Locator {
    return this.page.locator('.suggestions').getByRole('option');
  }

  /** Types a command by keyboard alone. For a text option, the first completion is chosen. A number is typed as it is. */
  async command(path: string, options: Readonly<Record<string, string | number>> = {}): Promise<void> {
    await this.composer.fill(`/${path}`);
    await this.page
      .getByRole('option', { name: `/${path}` })
      .first()
      .waitFor();
    await this.composer.press('Enter');
    await this.page.locator('.slash', { hasText: `/${path}` }).waitFor();
    for (const [name, typed] of Object.entries(options)) await this.#fill(name, typed);
    await this.page.getByLabel('More options').press('Enter');
    await this.page.locator('.slash').waitFor({ state: 'detached' });
  }

  async #fill(name: string, typed: string | number): Promise<void> {
    const chip = this.page.getByRole('combobox', { name, exact: true });
    if ((await chip.count()) === 0) {
      const rest = this.page.getByLabel('More options');
      await rest.fill(name);
      await rest.press('Enter');
    }
    await chip.fill(String(typed));
    if (typeof typed === 'number') return;
    const offered = this.page.getByRole('listbox', { name: `Choices for ${name}` }).getByRole('option');
    await offered.first().waitFor();
    await chip.press('Enter');
  }

  async press(message: Locator, name: string | RegExp): Promise<void> {
    await message.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
    await this.settled();
  }

  async labels(message: Locator): Promise<readonly string[]> {
    return message.locator('button[data-custom-id]').allInnerTexts();
  }

  async settled(): Promise<void> {
    await this.page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  }

  async shot(name: string): Promise<void> {
    mkdirSync(SHOTS, { recursive: true });
    await this.page.screenshot({ path: `${SHOTS}${name}.png`, animations: 'disabled' });
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly help: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

export async function seriousFaults({ page }: Pick<Tab, 'page'>): Promise<string[]> {
  // The script runs through the browser's protocol, since the page's own security policy allows no inline script.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeSource });
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'axe.run(document).then(results => JSON.stringify(results))',
    awaitPromise: true,
  });
  await session.detach();
  const { violations } = JSON.parse(String(result.value)) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
    );
}
