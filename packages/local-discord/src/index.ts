export { LocalDiscord, type LocalDiscordOptions } from './local-discord.ts';
export { Answer } from './people/answer.ts';
export type { OptionFile, OptionValue, OptionValues } from './people/command-options.ts';
export type { Forged, Forgery } from './people/forge.ts';
export type { ModalValues } from './people/modal-form.ts';
export type { CommandManner, Person } from './people/person.ts';
export type { Activity } from './resources/activity.ts';
export { StoredAttachment } from './resources/attachment.ts';
export type { Channel, Guild, GuildOptions, StoredMessage } from './resources/guild.ts';
export type { Choice, Interaction, Modal } from './resources/interaction.ts';
export type { LocaleCode } from './resources/locale.ts';
export type { SeenButton, SeenSelect } from './resources/message.ts';
export { BOT_PERMISSIONS } from './resources/permissions.ts';
export type { UserOptions as PersonOptions } from './resources/user.ts';
export { MISFORTUNES, type Misfortune } from './rest/misfortune.ts';
export type { RateLimit } from './rest/rate-limit.ts';
export type { Trouble } from './rest/trouble.ts';
export type { Component } from './rules/body.ts';
export type { Command, CommandOption } from './rules/command-book.ts';
export type {
  ActionSwitch,
  Switch,
  SwitchContext,
  SwitchState,
  SwitchUse,
  ToggleSwitch,
} from './switches/switches.ts';
export type { SeenRequest } from './world/seen-request.ts';
export { FolderError } from './world/vault.ts';
export type { Happening, Listener, Page, SeenEvent } from './world/watch.ts';
export type { PrivatePayload, ShownPayload } from './world/world.ts';
