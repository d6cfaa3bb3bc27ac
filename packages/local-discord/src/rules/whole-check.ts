import { MessageFlags } from 'discord-api-types/v10';
import type { Component, MessageBody } from './body.ts';
import type { CommandRequest } from './command-book.ts';
import { commandListProblems, commandProblems } from './command-rules.ts';
import type { Problem } from './errors.ts';
import { messageProblems } from './message-rules.ts';
import { modalProblems } from './modal-rules.ts';
import type { Judge, SchemaRef } from './schema-check.ts';

/** Kinds of bodies that have rules beside Discord's schema. */
export type Judged = 'message' | 'command' | 'commands' | 'form';

const SCHEMAS: Readonly<Record<Judged, SchemaRef>> = {
  message: 'MessageCreateRequest',
  command: 'ApplicationCommandCreateRequest',
  commands: { listOf: 'ApplicationCommandUpdateRequest' },
  form: 'ModalInteractionCallbackRequestData',
};

function ofMessage(body: MessageBody): Problem[] {
  const flags = body.flags ?? 0;
  return messageProblems({
    content: body.content ?? '',
    embeds: body.embeds ?? [],
    components: body.components ?? [],
    v2: (flags & MessageFlags.IsComponentsV2) !== 0,
    hasPollOrStickers: body.poll != null || (body.sticker_ids?.length ?? 0) > 0,
    flagsAsked: flags,
    ephemeralAllowed: true,
    fileNames: (body.attachments ?? []).flatMap(({ filename }) => filename ?? []),
  });
}

const RULES: Readonly<Record<Judged, (body: never) => Problem[]>> = {
  message: ofMessage,
  command: (body: CommandRequest) => commandProblems(body),
  commands: (body: readonly CommandRequest[]) => commandListProblems(body),
  form: ({ components }: { components: readonly Component[] }) => modalProblems(components),
};

/** Returns the problems of a body that a bot means to send, by Discord's schema and by the rules beside the schema. */
export function requestProblems(judge: Judge, kind: Judged, body: unknown): Problem[] {
  const problems = judge.problems(SCHEMAS[kind], body);
  // The rules expect a body of the right form.
  return problems.length > 0 ? problems : RULES[kind](body as never);
}
