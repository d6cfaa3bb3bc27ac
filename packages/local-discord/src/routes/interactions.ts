import {
  InteractionResponseType as Answer,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import { edit, post, postContent } from '../posting/posting.ts';
import type { Activity } from '../resources/activity.ts';
import type { StoredMessage } from '../resources/guild.ts';
import type { Choice, Interaction } from '../resources/interaction.ts';
import { notArchived } from '../rest/access.ts';
import { type Call, messageBody, noContent, ok, type Reply, type Route } from '../rest/route.ts';
import { attachmentIdsAsText, type Component, type MessageBody } from '../rules/body.ts';
import { type Problem, refuse } from '../rules/errors.ts';
import { modalProblems } from '../rules/modal-rules.ts';
import { renderMessage } from '../world/render-message.ts';

interface CallbackBody {
  readonly type: number;
  readonly data?: unknown;
}

/** Types of first answers that Discord accepts, by type of interaction. */
const ALLOWED: Readonly<Record<number, readonly number[]>> = {
  [InteractionType.ApplicationCommand]: [4, 5, 9, 12],
  [InteractionType.MessageComponent]: [4, 5, 6, 7, 9, 12],
  [InteractionType.ApplicationCommandAutocomplete]: [8],
  [InteractionType.ModalSubmit]: [4, 5, 6, 7, 12],
};

/** Answer types that show or change a message. In an archived thread, Discord accepts none of them (discord-api-docs#5517). */
const WRITES: readonly number[] = [4, 5, 6, 7];

const SCHEMAS: Readonly<Record<number, string>> = {
  1: 'PongInteractionCallbackRequest',
  4: 'CreateMessageInteractionCallbackRequest',
  5: 'CreateMessageInteractionCallbackRequest',
  6: 'UpdateMessageInteractionCallbackRequest',
  7: 'UpdateMessageInteractionCallbackRequest',
  8: 'ApplicationCommandAutocompleteCallbackRequest',
  9: 'ModalInteractionCallbackRequest',
  12: 'LaunchActivityInteractionCallbackRequest',
};

function callbackSchema(body: unknown): string {
  const type = typeof body === 'object' && body !== null && 'type' in body ? Number(body.type) : 0;
  return SCHEMAS[type] ?? 'CreateMessageInteractionCallbackRequest';
}

function theInteraction(call: Call): Interaction {
  const interaction = call.interactions.byId(call.param('interaction_id'));
  if (interaction === undefined || interaction.token !== call.param('interaction_token'))
    throw refuse.unknownInteraction();
  if (interaction.acknowledged) throw refuse.alreadyAcknowledged();
  if (call.world.now() - interaction.createdAt > call.world.answerMs) {
    interaction.fail(`the bot answered, but later than ${call.world.answerMs / 1000} s`);
    throw refuse.unknownInteraction();
  }
  return interaction;
}

function checkAllowed(interaction: Interaction, type: number): void {
  const { kind, source } = interaction.fields;
  const updates = type === Answer.UpdateMessage || type === Answer.DeferredMessageUpdate;
  if ((ALLOWED[kind] ?? []).includes(type) && !(updates && source === undefined)) return;
  const why = `Callback type ${type} can't answer an interaction of type ${kind}.`;
  throw refuse.invalid('type', 'INTERACTION_RESPONSE_TYPE_NOT_ALLOWED', why);
}

function callback(call: Call): Reply {
  const interaction = theInteraction(call);
  const { type, data } = call.body as CallbackBody;
  checkAllowed(interaction, type);
  if (WRITES.includes(type)) notArchived(interaction.fields.channel);
  switch (type) {
    case Answer.ChannelMessageWithSource:
      interaction.original = answerWithMessage(call, interaction, messageBody(data));
      interaction.response = interaction.original;
      break;
    case Answer.DeferredChannelMessageWithSource:
      interaction.original = answerWithThinking(call, interaction, messageBody(data));
      break;
    case Answer.DeferredMessageUpdate:
      interaction.original = interaction.fields.source;
      break;
    case Answer.UpdateMessage:
      interaction.original = interaction.fields.source;
      if (interaction.original !== undefined)
        edit(call.world, interaction.original, messageBody(data), call.files);
      interaction.response = interaction.original;
      break;
    case Answer.ApplicationCommandAutocompleteResult:
      interaction.choices = readChoices(interaction, (data ?? {}) as { choices?: readonly Choice[] | null });
      break;
    case Answer.LaunchActivity:
      interaction.activity = launch(call, interaction);
      break;
    case Answer.Modal:
      openModal(interaction, data as { custom_id: string; title: string; components: readonly Component[] });
  }
  interaction.callback = type;
  interaction.progressed();
  return call.query.get('with_response') === 'true' ? ok(callbackResponse(call, interaction)) : noContent;
}

/**
 * Returns the type of the message with which the bot answers: `ChatInputCommand` for a slash command, `Default` for a
 * component.
 */
const answerType = (interaction: Interaction): MessageType =>
  interaction.fields.source === undefined && interaction.fields.kind === InteractionType.ApplicationCommand
    ? MessageType.ChatInputCommand
    : MessageType.Default;

function answerWithMessage(call: Call, interaction: Interaction, body: MessageBody): StoredMessage {
  const { person, channel, commandText } = interaction.fields;
  const ephemeral = ((body.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  return post(call.world, {
    channel,
    body,
    files: call.files,
    authorId: call.world.bot.id,
    type: answerType(interaction),
    ephemeralAllowed: true,
    origin: interaction.origin(),
    viewer: ephemeral ? person : undefined,
    commandText,
  });
}

function answerWithThinking(call: Call, interaction: Interaction, body: MessageBody): StoredMessage {
  const { person, channel } = interaction.fields;
  const asked = body.flags ?? 0;
  const allowed = MessageFlags.Ephemeral | MessageFlags.SuppressNotifications;
  if ((asked & ~allowed) !== 0)
    throw refuse.invalid(
      'data.flags',
      'MESSAGE_FLAGS_NOT_ALLOWED',
      'A deferral takes only EPHEMERAL; V2 comes with the edit.',
    );
  const content = {
    content: '',
    embeds: [],
    components: [],
    attachments: [],
    flags: MessageFlags.Loading | (asked & MessageFlags.SuppressNotifications),
    mentioned: [],
    mentionEveryone: false,
  };
  return postContent(call.world, content, {
    channel,
    authorId: call.world.bot.id,
    type: answerType(interaction),
    origin: interaction.origin(),
    viewer: (asked & MessageFlags.Ephemeral) === 0 ? undefined : person,
  });
}

function readChoices(
  interaction: Interaction,
  data: { choices?: readonly (Choice | null)[] | null },
): readonly Choice[] {
  const choices = (data.choices ?? []).flatMap(choice => choice ?? []);
  const wantsText = interaction.fields.focusedType === 3;
  const problems: Problem[] = [];
  for (const [index, { value }] of choices.entries()) {
    const fits = wantsText ? typeof value === 'string' && value.length > 0 : typeof value === 'number';
    if (!fits)
      problems.push({
        path: `data.choices.${index}.value`,
        code: 'BASE_TYPE_BAD_TYPE',
        message: wantsText ? 'Must be a string of 1 to 100 characters.' : 'Must be a number.',
      });
  }
  if (problems.length > 0) throw refuse.invalidForm(problems);
  return choices;
}

function openModal(
  interaction: Interaction,
  data: { custom_id: string; title: string; components: readonly Component[] },
): void {
  const problems = modalProblems(data.components);
  if (problems.length > 0) throw refuse.invalidForm(problems);
  interaction.modal = { customId: data.custom_id, title: data.title, components: data.components };
}

/**
 * Opens the Activity for the person of an interaction. Discord's documents do not give the answer to an application without an
 * Activity: https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object
 */
function launch({ world: { activities } }: Call, { fields: { person, channel } }: Interaction): Activity {
  if (activities.target !== undefined) return activities.launch(person, channel);
  const why = 'The application has no activity: see the option activity of local-discord.';
  throw refuse.invalid('type', 'INTERACTION_RESPONSE_TYPE_NOT_ALLOWED', why);
}

function callbackResponse(call: Call, interaction: Interaction) {
  const { kind, channel } = interaction.fields;
  const { original, activity, callback: type } = interaction;
  const updates = type === Answer.UpdateMessage || type === Answer.DeferredMessageUpdate;
  return {
    interaction: {
      id: interaction.id,
      type: kind,
      channel_id: channel.id,
      ...(channel.guild && { guild_id: channel.guild.id }),
      ...(activity && { activity_instance_id: activity.id }),
      ...(original && {
        response_message_id: original.id,
        response_message_loading: original.loading,
        response_message_ephemeral: original.ephemeral,
      }),
    },
    ...(activity && {
      resource: { type: Answer.LaunchActivity, activity_instance: { id: activity.id } },
    }),
    ...(original && {
      resource: {
        type: updates ? Answer.UpdateMessage : Answer.ChannelMessageWithSource,
        message: renderMessage(call.world, original),
      },
    }),
  };
}

export const interactionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/interactions/{interaction_id}/{interaction_token}/callback',
    tokenInPath: true,
    request: callbackSchema,
    forSchema: attachmentIdsAsText,
    response: 'InteractionCallbackResponse',
    handle: callback,
  },
];
