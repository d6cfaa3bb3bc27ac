export { LocalDiscord, type LocalDiscordOptions } from './local-discord.ts';
export type { Component } from './rules/body.ts';
export type { Command, CommandOption } from './rules/command-book.ts';
export { Answer } from './world/answer.ts';
export { StoredAttachment } from './world/attachment.ts';
export type { OptionFile, OptionValue, OptionValues } from './world/command-options.ts';
export type { Forged, Forgery } from './world/forge.ts';
export type { Channel, Guild, GuildOptions, StoredMessage } from './world/guild.ts';
export type { Choice, Interaction, Modal } from './world/interaction.ts';
export type { LocaleCode } from './world/locale.ts';
export type { SeenButton, SeenSelect } from './world/message.ts';
export { MISFORTUNES, type Misfortune } from './world/misfortune.ts';
export type { ModalValues } from './world/modal-form.ts';
export { BOT_PERMISSIONS } from './world/permissions.ts';
export type { CommandManner, Person } from './world/person.ts';
export type { RateLimit } from './world/rate-limit.ts';
export type { SeenRequest } from './world/seen-request.ts';
export type {
  ActionSwitch,
  Switch,
  SwitchContext,
  SwitchState,
  SwitchUse,
  ToggleSwitch,
} from './world/switches.ts';
export type { Trouble } from './world/trouble.ts';
export type { UserOptions as PersonOptions } from './world/user.ts';
export { FolderError } from './world/vault.ts';
export type { Happening, Listener, Page, SeenEvent } from './world/watch.ts';
export type { PrivatePayload, ShownPayload } from './world/world.ts';
