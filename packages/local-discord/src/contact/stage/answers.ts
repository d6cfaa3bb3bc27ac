import {
  type APIInteraction,
  type APIMessage,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  Routes,
} from 'discord-api-types/v10';
import type { Answered, File } from './requests.ts';
import type { Stage } from './stage.ts';

export const MESSAGE = 4;
export const DEFERRED = 5;
export const DEFERRED_UPDATE = 6;
export const UPDATE = 7;
export const SUGGESTIONS = 8;
export const FORM = 9;
export const PRIVATE = 64;

export type Acknowledged = RESTPostAPIInteractionCallbackWithResponseResult;

export class Answers {
  readonly #stage: Stage;
  readonly #interaction: Pick<APIInteraction, 'id' | 'token'>;

  constructor(stage: Stage, interaction: Pick<APIInteraction, 'id' | 'token'>) {
    this.#stage = stage;
    this.#interaction = interaction;
  }

  first(type: number, data?: object, token = this.#interaction.token): Promise<Answered<Acknowledged>> {
    return this.#stage.requests.ask('POST', Routes.interactionCallback(this.#interaction.id, token), {
      auth: false,
      query: { with_response: 'true' },
      body: { type, ...(data && { data }) },
    });
  }

  #original(): `/${string}` {
    return Routes.webhookMessage(this.#stage.place.application, this.#interaction.token);
  }

  edit(body: object, files?: readonly File[]): Promise<Answered<APIMessage>> {
    return this.#stage.requests.ask('PATCH', this.#original(), {
      auth: false,
      body,
      ...(files && { files }),
    });
  }

  read(): Promise<Answered<APIMessage>> {
    return this.#stage.requests.ask('GET', this.#original(), { auth: false });
  }

  remove(): Promise<Answered> {
    return this.#stage.requests.ask('DELETE', this.#original(), { auth: false });
  }

  followUp(body: object, files?: readonly File[]): Promise<Answered<APIMessage>> {
    const route = Routes.webhook(this.#stage.place.application, this.#interaction.token);
    return this.#stage.requests.ask('POST', route, { auth: false, body, ...(files && { files }) });
  }
}

export const personIn = ({ member, user }: APIInteraction): string => (member?.user ?? user)?.id ?? '';
