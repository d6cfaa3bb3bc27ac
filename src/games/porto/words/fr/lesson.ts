import type { PortoWords } from '../en/index.ts';

export const lesson: PortoWords['lesson'] = {
  you: 'Toi',
  other: 'Adversaire',
  goOn: 'Continuer',
  again: 'Reprendre du début',
  look: {
    text: `**Un premier tour, sur un plateau d’exemple.** Il y a deux rues, \`L3\` à \`L7\` en haut et \`R1\` à \`R5\` en bas. Les maisons n’appartiennent à personne : tu marques des points pour les étages que *toi* tu ajoutes.

Regarde \`L4\` : une maison jaune, avec deux de ses cinq étages et un jeton de 3 points qui attend sur son toit. Tu as deux cartes, bleu 1 et rouge 3.`,
    remarks: { goOn: 'C’est à toi.' },
  },
  choose: {
    text: `À ton tour, tu fais **une** chose sur deux : **prendre** des cartes au marché, ou **construire** avec deux cartes de ta main. Pour construire, une carte donne le nombre d’étages, l’autre leur couleur.

Pour la maison jaune, il te faudra une carte jaune.`,
    remarks: {
      draw: 'Bien vu : il y a une carte jaune au marché.',
      build:
        'Ce serait possible : rouge 3 et bleu 1 suffisent pour trois étages bleus sur une maison vide. Mais L4 vaut bien plus, et aucune carte de ta main n’est jaune. Prends d’abord des cartes.',
    },
  },
  draw: {
    text: `Cinq cartes sont visibles. Tu en prends une à trois, **pour un total de 3 au plus**. Tout le monde voit ce que tu prends : les mains ne sont pas secrètes.

Quelles cartes prends-tu ?`,
    remarks: {
      yellowAndRed:
        '1 + 2 = 3 : le maximum pour un tour. Les deux cartes rejoignent ta main, et le marché est complété.',
      blue: 'C’est permis, car un 3 seul fait 3. Mais il n’apporte pas de carte jaune. Essaie autre chose.',
      tooMuch: '2 + 2 = 4, et le total ne peut dépasser 3 : ce n’est pas permis. Essaie autre chose.',
    },
  },
  number: {
    text: `L’autre place a pris une carte aussi, et c’est de nouveau à toi. Tu as bleu 1, rouge 2, rouge 3 et jaune 1 : il est temps de **construire**.

Quelle carte donne le **nombre** d’étages ? \`L4\` peut en recevoir trois.`,
    remarks: {
      red3: 'Trois étages : exactement ce qui manque à L4.',
      red2: 'Deux étages tiendraient, mais la maison ne serait pas terminée, et le jeton de son toit resterait pour l’adversaire. Essaie autre chose.',
      yellow1:
        'Un seul étage, c’est peu, et la carte jaune est nécessaire pour la couleur. Essaie autre chose.',
    },
  },
  colour: {
    text: `Quelle carte donne leur **couleur** ? De cette carte, seule la couleur compte, pas la valeur : un 1 vaut donc un 3. Une maison commencée garde sa couleur.`,
    remarks: {
      yellow1: 'Trois étages jaunes. Les deux cartes sont alors dépensées.',
      blue1:
        'Trois étages bleus ne tiennent pas sur L5, qui n’a plus que deux places : ils commenceraient une nouvelle maison. Essaie autre chose.',
    },
  },
  house: {
    text: `Sur quelle **maison** vont les trois étages jaunes ? Ils vont tous sur la même.`,
    remarks: {
      L4: 'Trois étages sur deux : la maison est terminée.',
      L5: 'L5 est bleue, et une maison n’a qu’une couleur. Essaie autre chose.',
      L6: 'C’est permis : une maison vide commence dans une couleur qu’aucune voisine n’a, et son jeton rapporterait 2. Mais L4 rapporte plus. Essaie autre chose.',
    },
  },
  claim: {
    text: `Les nouveaux étages restent des fantômes jusqu’à ce que tu confirmes. Ils rapportent :
- **Maison 5** : tous les étages que \`L4\` aura alors, les anciens compris.
- **Voisines 3** : tes étages sont aux niveaux 3, 4 et 5. \`L3\` a un étage au niveau 3, \`L5\` aux niveaux 3 et 4.
- **Jeton du toit 3**, puisque tu termines la maison.

Cela fait 11. Et tu peux **valider** chaque contrat public visible que ta construction remplit *exactement*. Lesquels ?`,
    remarks: {
      both: 'Exactement 3 étages jaunes, construits avec une carte rouge et une jaune : les deux contrats sont remplis, 2 points chacun.',
      blue: 'Tes étages sont jaunes, et il y en a trois : ce contrat n’est pas rempli. Essaie autre chose.',
      none: 'Tu peux laisser des contrats, mais ces 4 points te tendent les bras. Essaie autre chose.',
    },
  },
  after: {
    text: `**15 points**, et \`L4\` a son toit. Les contrats que tu as validés sont remplacés par d’autres.

En début de partie, chacun garde aussi trois **contrats privés**. Ils comptent à la fin et ne regardent que les maisons *terminées*, peu importe qui les a construites. Tu as *maisons jaunes* : avec L4, ce contrat vaut déjà 1. Et à ta *paire bleu-jaune*, il ne manque plus que deux étages sur \`L5\`.

Quand il y a assez de toits, on finit la manche et on en joue une dernière. Voilà tout le jeu : prends des cartes, construis, et garde un œil sur les voisines.`,
    remarks: { again: 'Retour au premier plateau.' },
  },
};
