import type { BaseInteraction } from 'discord.js';
import { isTraceless, parseId } from '../buttons/custom-id.ts';
import type { Context } from '../context/context.ts';
import { supportLine } from '../messages/support.ts';
import { logged } from '../rest/channel.ts';
import { GAMES_WORDS } from '../words/index.ts';

/** Checks that an interaction shows, exports or deletes the person's own data. Blocked people keep this right. */
function isAboutOwnData(interaction: BaseInteraction): boolean {
  if (interaction.isChatInputCommand())
    return interaction.commandName === 'games' && interaction.options.getSubcommand(false) === 'privacy';
  if (!interaction.isMessageComponent()) return false;
  const parsed = parseId(interaction.customId);
  return parsed.ok && isTraceless(parsed.id);
}

/**
 * Returns the refusal of an interaction from a person or server that the operator has shut out. Undefined for all others, and
 * for owners of the application.
 */
export async function shutOut(context: Context, interaction: BaseInteraction): Promise<string | undefined> {
  const { table, log, language } = context;
  const { user, guildId } = interaction;
  try {
    const { blocks } = table.host;
    const person = await blocks.isPersonBlocked(user.id);
    if (!person && !(await blocks.isServerBlocked(guildId))) return undefined;
    if (isAboutOwnData(interaction) || (await context.isOwner?.(user.id))) return undefined;
    const words = GAMES_WORDS[language].operator;
    return [person ? words.blockedPerson : words.blockedServer, ...supportLine(context)].join('\n');
  } catch (error) {
    // An interaction is let through while the database does not answer. Its handler reports the failure.
    log.warn({ error: logged(error) }, 'blocks of the operator could not be read');
    return undefined;
  }
}
