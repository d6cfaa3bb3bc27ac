import type { Interaction, LocalDiscord } from 'local-discord';

/** Returns a set of the interactions that the bot has not answered yet. The set updates itself. */
export function unansweredIn(discord: LocalDiscord): ReadonlySet<Interaction> {
  const unanswered = new Set<Interaction>();
  discord.watch(happening => {
    if (happening.type !== 'interaction') return;
    const { stage, interaction } = happening;
    if (stage === 'opened') unanswered.add(interaction);
    else if (stage !== 'deferred') unanswered.delete(interaction);
  });
  return unanswered;
}
