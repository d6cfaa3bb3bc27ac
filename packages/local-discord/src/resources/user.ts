import type { Snowflakes } from '../rules/snowflake.ts';
import { checkLocale, type LocaleCode } from './locale.ts';
import { Bits, EVERYONE_PERMISSIONS } from './permissions.ts';

export interface BotUser {
  readonly id: string;
  readonly name: string;
}

export interface UserOptions {
  readonly name: string;
  readonly nick?: string;
  readonly locale?: LocaleCode;
  readonly manageGuild?: boolean;
  /** True where the person has Manage Threads, and so can see all private threads. */
  readonly manageThreads?: boolean;
  /** True where the person has installed the bot for themselves, and can use its commands for users everywhere. */
  readonly installedBot?: boolean;
  /** False: Discord refuses DMs from the bot to this person, with error 50007. */
  readonly acceptsDms?: boolean;
}

interface Settings extends Required<Omit<UserOptions, 'name' | 'nick'>> {
  readonly nick: string | undefined;
}

interface UserWorld {
  readonly ids: Snowflakes;
  tell(happening: { readonly type: 'person'; readonly change: 'changed'; readonly person: User }): void;
}

/** User of Discord with an account and its settings, who is a member of every server. */
export class User {
  readonly kind = 'person';
  readonly id: string;
  readonly name: string;
  readonly #world: UserWorld;
  #settings: Settings;
  #gone = false;
  /** Time until which moderators have timed the person out, in milliseconds since the epoch. Null: they have not. */
  timedOutUntil: number | null = null;

  constructor(world: UserWorld, options: UserOptions, id = world.ids.next()) {
    this.#world = world;
    this.id = id;
    this.name = options.name;
    this.#settings = {
      nick: options.nick,
      locale: options.locale ?? 'en-US',
      manageGuild: options.manageGuild ?? false,
      manageThreads: options.manageThreads ?? false,
      acceptsDms: options.acceptsDms ?? true,
      installedBot: options.installedBot ?? false,
    };
  }

  get nick(): string | undefined {
    return this.#settings.nick;
  }
  set nick(nick: string | undefined) {
    this.#change({ nick });
  }
  get locale(): LocaleCode {
    return this.#settings.locale;
  }
  /** Sets the person's language. Throws for a language that Discord does not have. */
  set locale(locale: LocaleCode) {
    checkLocale(locale);
    this.#change({ locale });
  }
  get manageGuild(): boolean {
    return this.#settings.manageGuild;
  }
  set manageGuild(manageGuild: boolean) {
    this.#change({ manageGuild });
  }
  get manageThreads(): boolean {
    return this.#settings.manageThreads;
  }
  get installedBot(): boolean {
    return this.#settings.installedBot;
  }
  set installedBot(installedBot: boolean) {
    this.#change({ installedBot });
  }
  get acceptsDms(): boolean {
    return this.#settings.acceptsDms;
  }
  set acceptsDms(acceptsDms: boolean) {
    this.#change({ acceptsDms });
  }

  #change(settings: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...settings };
    this.#world.tell({ type: 'person', change: 'changed', person: this });
  }

  get mention(): string {
    return `<@${this.id}>`;
  }

  get permissions(): bigint {
    const { manageGuild, manageThreads } = this.#settings;
    return (
      EVERYONE_PERMISSIONS | (manageGuild ? Bits.ManageGuild : 0n) | (manageThreads ? Bits.ManageThreads : 0n)
    );
  }

  get gone(): boolean {
    return this.#gone;
  }

  /** Removes the person from every server. The bot gets no event, since it lacks the intent for members. */
  leave(): void {
    this.#gone = true;
  }
}
