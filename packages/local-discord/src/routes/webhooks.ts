import { InteractionResponseType, MessageFlags, MessageType } from 'discord-api-types/v10';
import { edit, post, remove } from '../posting/posting.ts';
import type { StoredMessage } from '../resources/guild.ts';
import { type Interaction, isAutocomplete, TOKEN_MS } from '../resources/interaction.ts';
import { notArchived } from '../rest/access.ts';
import { type Call, messageBody, noContent, ok, type Reply, type Route } from '../rest/route.ts';
import { attachmentIdsAsText } from '../rules/body.ts';
import { refuse } from '../rules/errors.ts';
import { renderMessage } from '../world/render-message.ts';

/** Largest number of follow-ups of an interaction in a server where the bot is not a member. */
const STRANGER_FOLLOW_UPS = 5;

function theInteraction(call: Call): Interaction {
  const interaction = call.interactions.byToken(call.param('webhook_token'));
  if (call.param('webhook_id') !== call.world.applicationId || interaction === undefined)
    throw refuse.unknownWebhook();
  if (call.world.now() - interaction.createdAt > TOKEN_MS) throw refuse.deadToken();
  if (!interaction.acknowledged || isAutocomplete(interaction)) throw refuse.unknownWebhook();
  return interaction;
}

/**
 * Returns the message that the path names: `@original`, or the id of the interaction's first answer or of one of its
 * follow-ups.
 */
function theMessage(call: Call, interaction: Interaction): StoredMessage {
  const id = call.param('message_id');
  const message =
    id === '@original'
      ? interaction.original
      : [...interaction.followUps, interaction.original].find(candidate => candidate?.id === id);
  if (message === undefined || message.deleted) throw refuse.unknownMessage();
  return message;
}

function editMessage(call: Call, interaction: Interaction, message: StoredMessage): Reply {
  notArchived(message.channel);
  edit(call.world, message, messageBody(call.body), call.files, interaction.fields.commandText);
  if (message === interaction.original) interaction.response = message;
  interaction.progressed();
  return ok(renderMessage(call.world, message));
}

function followUp(call: Call): Reply {
  const interaction = theInteraction(call);
  notArchived(interaction.fields.channel);
  // After a deferral without content, the first follow-up fills the deferred answer, as Discord still does for old clients.
  const deferred = interaction.callback === InteractionResponseType.DeferredChannelMessageWithSource;
  if (deferred && interaction.original?.loading === true && !interaction.original.deleted)
    return editMessage(call, interaction, interaction.original);
  if (interaction.fields.owners['0'] === undefined && interaction.followUps.length >= STRANGER_FOLLOW_UPS)
    throw refuse.followUpLimit();
  const body = messageBody(call.body);
  const ephemeral = ((body.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  const message = post(call.world, {
    channel: interaction.fields.channel,
    body,
    files: call.files,
    authorId: call.world.bot.id,
    type: MessageType.Default,
    ephemeralAllowed: true,
    origin: interaction.origin(interaction.original?.id),
    viewer: ephemeral ? interaction.fields.person : undefined,
  });
  interaction.followUps.push(message);
  interaction.touch();
  return ok(renderMessage(call.world, message));
}

const messagePath = '/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}';

export const webhookRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/webhooks/{webhook_id}/{webhook_token}',
    tokenInPath: true,
    request: 'IncomingWebhookRequestPartial',
    forSchema: attachmentIdsAsText,
    response: 'MessageResponse',
    handle: followUp,
  },
  {
    method: 'GET',
    path: messagePath,
    tokenInPath: true,
    response: 'MessageResponse',
    handle: call => ok(renderMessage(call.world, theMessage(call, theInteraction(call)))),
  },
  {
    method: 'PATCH',
    path: messagePath,
    tokenInPath: true,
    request: 'IncomingWebhookUpdateRequestPartial',
    forSchema: attachmentIdsAsText,
    response: 'MessageResponse',
    handle: call => {
      const interaction = theInteraction(call);
      return editMessage(call, interaction, theMessage(call, interaction));
    },
  },
  {
    method: 'DELETE',
    path: messagePath,
    tokenInPath: true,
    handle: call => {
      const interaction = theInteraction(call);
      const message = theMessage(call, interaction);
      remove(call.world, message);
      interaction.progressed();
      return noContent;
    },
  },
];
