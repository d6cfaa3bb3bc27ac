export { Answer } from './answer.ts';
export { StoredAttachment } from './attachment.ts';
export type { Component } from './body.ts';
export type { Channel } from './channel.ts';
export type { Command, CommandOption } from './command-book.ts';
export type { OptionFile, OptionValue, OptionValues } from './command-options.ts';
export type { Forged, Forgery } from './forge.ts';
export type { Guild, GuildOptions } from './guild.ts';
export type { Choice, Interaction, Modal } from './interaction.ts';
export { LocalDiscord } from './local-discord.ts';
export type { SeenButton, SeenSelect, StoredMessage } from './message.ts';
export { MISFORTUNES, type Misfortune } from './misfortune.ts';
export type { ModalValues } from './modal-form.ts';
export type { LocalDiscordOptions } from './options.ts';
export { BOT_PERMISSIONS } from './permissions.ts';
export type { CommandManner, Person, PersonOptions } from './person.ts';
export type { RateLimit } from './rate-limit.ts';
export type { SeenRequest } from './seen-request.ts';
export type {
  ActionSwitch,
  Switch,
  SwitchContext,
  SwitchState,
  SwitchUse,
  ToggleSwitch,
} from './switches.ts';
export type { Trouble } from './trouble.ts';
export { FolderError } from './vault.ts';
export type { Happening, Listener, Page, SeenEvent } from './watch.ts';
export type { LocaleCode, PrivatePayload, ShownPayload } from './world.ts';
