import type { GreenPortWords } from '../en/index.ts';

export const lesson: GreenPortWords['lesson'] = {
  you: 'Toi',
  other: 'Adversaire',
  goOn: 'Continuer',
  watch: 'Voir ce qui se passe',
  again: 'Reprendre du début',
  look: {
    text: `**Un premier tour, sur un plateau d’exemple.** Les cartes descendent sur le quai comme des conteneurs, et dans chacun se cache quelqu’un d’une couleur : **B** bleu, **G** vert, **R** rouge, **Y** jaune. Qui tu recrutes rejoint ta bande. Les règles appellent **cube** chaque membre de ta bande.

Les papiers sont des **Objectifs** : leur prix en cubes, leurs points en or. Les maisons sont des **QG**, à vendre aussi. Les deux rapportent des points à qui les paie.

En bas, vous êtes deux, chacun avec une **tuile**. La tienne montre une goutte.`,
    remarks: { goOn: 'Avant le premier tour, chacun choisit un cube de départ.' },
  },
  pick: {
    text: `La dernière place choisit d’abord : ton adversaire a pris le jaune. Quelle couleur choisis-tu ?

Mieux vaut avoir un but. Regarde les papiers : le numéro 3 demande 4 bleus et 1 jaune, 5 cubes en tout. Tous les autres en demandent plus.`,
    remarks: {
      blue: 'Un des 4 cubes bleus de l’Objectif 3 est déjà à toi.',
      green:
        'Pourquoi pas : les Objectifs 2 et 4 demandent beaucoup de vert. Mais ils coûtent 6 et 8 cubes. Essaie autre chose.',
      red: 'Pourquoi pas : l’Objectif 1 est tout rouge. Mais il coûte 6 cubes, et le numéro 3 seulement 5. Essaie autre chose.',
    },
  },
  first: {
    text: `C’est à toi. Tu **révèles** des cartes, une par une, et elles restent sur le **quai** jusqu’à ce que tu t’arrêtes pour recruter.

Sur les 31 cartes de la pioche, 5 sont **noires**. Tant qu’il n’y a personne sur le quai, une carte noire ne fait rien. La première carte est donc sans risque, et le bouton le dit.`,
    remarks: { reveal: 'Une carte jaune avec des cercles.' },
  },
  one: {
    text: `La plaque du dessous dit ce que le jaune te rapporterait : **+1** cube. Tu peux recruter maintenant ou révéler une autre carte.

À partir d’ici, une carte noire est un **flagrant délit** : pas de recrutement ce tour-ci. Il reste 30 cartes, dont 5 noires ; la bande sous le quai les compte. Cela fait **17 %**, et tu n’as rien à calculer : le panneau de la grue et le bouton donnent toujours le chiffre exact.`,
    remarks: {
      yellow: 'C’est permis, et sûr. Mais un cube, c’est peu pour un tour entier. Essaie autre chose.',
      reveal: 'Tu as osé, et tout va bien : une carte bleue avec une roue.',
    },
  },
  two: {
    text: `Deux couleurs attendent. Tu ne peux en recruter qu’**une**, mais avec toutes ses cartes : une deuxième bleue ou jaune vaudrait plus. Continuer ou recruter ?`,
    remarks: {
      blue: 'Le bleu est ton but, mais avec ton cube de départ cela n’en fait que 2 sur 4. Le risque est toujours de 17 %. Essaie autre chose.',
      yellow:
        'L’Objectif 3 demande aussi un cube jaune, mais les quatre bleus sont plus difficiles à réunir. Essaie autre chose.',
      reveal: 'Encore une chance : une carte rouge avec des cercles.',
    },
  },
  three: {
    text: `Trois couleurs. Si une carte verte les rejoignait, tu serais en **Synchro** : avec les quatre couleurs sur le quai, ton recrutement rapporte aussi un cube de chaque autre couleur.

Les cartes noires sont toujours 5, mais la pioche n’en compte plus que 28 : **18 %**.`,
    remarks: {
      blue: 'Sûr, mais seulement 1 cube. Sur les 28 cartes, 11 t’aideraient, 5 bleues et 6 vertes ; 5 te nuiraient. Essaie autre chose.',
      red: 'L’Objectif 3 ne demande pas de rouge. Et 11 des 28 cartes t’aideraient, 5 bleues et 6 vertes. Essaie autre chose.',
      reveal: 'Bleue, et avec une goutte : le symbole de ta tuile !',
    },
  },
  four: {
    text: `Maintenant le bleu rapporte **+3** : deux cartes, et un de plus car une carte bleue montre le symbole de ta tuile, et ta tuile est active. Un anneau doré marque cette carte. Avec ton cube de départ, cela ferait 4 bleus.

Une carte noire te ferait perdre tout cela, ou **retourner** ta tuile : le quai se vide alors, mais tu recommences. Le risque est de **19 %**. T’arrêtes-tu ?`,
    remarks: {
      reveal:
        'Tu la révèles : **noire**. Retourne ta tuile, et le quai se vide ; garde-la, et tu ne recrutes personne. S’arrêter à temps, c’est la moitié du jeu. Reviens et essaie autre chose.',
      blue: 'Tu t’arrêtes. Quatre cubes bleus sont à toi.',
      red: 'C’est permis, mais 1 rouge vaut moins que 3 bleus, et l’Objectif 3 demande du bleu. Essaie autre chose.',
    },
  },
  refer: {
    text: `Les cartes bleues sont parties, les autres restent. Avant tes dépenses, on demande une fois à chacun des autres s’il veut **coopter** : c’est *te* donner un cube, de n’importe quelle couleur, et prendre toutes les cartes restantes d’une couleur.

La rouge et la jaune montrent des cercles, le symbole de la tuile de ton adversaire : l’une comme l’autre rapporterait 2 cubes. Le seul cube qu’il puisse donner est jaune.`,
    remarks: { goOn: 'Ton adversaire prend 2 rouges et te paie le cube jaune.' },
  },
  spend: {
    text: `4 bleus et 1 jaune : exactement ce que demande l’Objectif 3. Ce que tu peux payer a un bord doré.

Maintenant tu **dépenses**, autant que tu peux payer et dans n’importe quel ordre. Que fais-tu ?`,
    remarks: {
      complete: 'Cinq cubes pour 5 points. Les points comptent aussitôt.',
      buy: 'C’est permis : 2 points, et dès lors chaque Objectif te coûte un cube de moins. Mais 5 points te tendent les bras, et personne ne pourra te les reprendre. Essaie autre chose.',
      end: 'C’est permis : les cubes restent à toi. Mais quelqu’un peut remplir l’Objectif 3 avant toi, et un X orange coupe en deux qui a plus de 7 cubes. Essaie autre chose.',
    },
  },
  after: {
    text: `**5 points** dès ton premier tour. Et regarde le **QG** bleu : son prix est passé de 3 à **2**. C’est 2 cubes, et un de plus par carte de cette couleur sur les papiers restants.

Chaque QG rapporte des points et un **pouvoir**. Bleu : les Objectifs te coûtent un cube de moins. Vert : un cube de plus à chaque recrutement d’une couleur de ton choix. Rouge : tu échanges 2 cubes quelconques contre un d’une autre couleur, au lieu de 3. Jaune : réactiver ta tuile retournée coûte moins cher.

Maintenant, tu finirais ton tour. Puis ton adversaire révèle, et on te demande si tu cooptes. Quand il ne reste plus d’Objectif, on finit la manche, et qui a le plus de points gagne.`,
    remarks: { again: 'Retour au premier plateau.' },
  },
};
