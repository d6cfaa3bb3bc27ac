import type { Interaction, LocalDiscord } from 'local-discord';

/** Returns a set of the interactions that the bot has not answered yet. The set updates itself. */
export function owedIn(discord: LocalDiscord): ReadonlySet<Interaction> {
  const owed = new Set<Interaction>();
  discord.watch(happening => {
    if (happening.type !== 'interaction') return;
    const { stage, interaction } = happening;
    if (stage === 'opened') owed.add(interaction);
    else if (stage !== 'deferred') owed.delete(interaction);
  });
  return owed;
}
