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

/** Fails open interactions, since a killed process answers none of them. */
export function giveUp(
  owed: ReadonlySet<Interaction>,
  isIts: (interaction: Interaction) => boolean = () => true,
): void {
  for (const interaction of [...owed].filter(isIts)) interaction.fail('the bot was killed');
}
