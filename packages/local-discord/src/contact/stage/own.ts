import type { File } from './requests.ts';

/** Message of the bot whose author runs contact. */
export interface OwnMessage {
  /** Name for the report. */
  readonly name: string;
  /** True for an answer that only one person sees. */
  readonly isPrivate?: boolean;
  readonly body: object;
  readonly files?: readonly File[];
}

/** Commands and messages of the bot whose author runs contact. Without them the run tries its own alone. */
export interface Own {
  /** Definitions of commands, as the bot registers them. */
  readonly commands?: readonly object[];
  readonly messages?: () => Promise<readonly OwnMessage[]>;
}
