import type { GreenPortWords } from '../en/index.ts';
import { blacks, box, command, deckSize, units } from '../facts.ts';

const { cubes, gains, headquarters, objectives, prices } = box;

/** The whole rules in our own words, a chapter each. */
export const topics: GreenPortWords['topics'] = {
  overview: {
    title: 'Vue d’ensemble',
    text: `Green Port est un port de filous. Tu réunis une bande et la dépenses en coups et en maisons.

Ta bande, ce sont des **cubes** de quatre couleurs : **B** bleu, **G** vert, **R** rouge, **Y** jaune. Les coups sont des **Objectifs** : des papiers avec un prix en cubes. Les maisons sont des **QG** : une pile par couleur, et ils ont des pouvoirs. Qui en paie un marque aussitôt ses points.

À ton tour, tu **révèles** des cartes, une par une, tant que tu l’oses. Elles attendent sur le **quai**. Puis tu recrutes **une** des couleurs du quai et gagnes des cubes de cette couleur ; les autres peuvent se servir dans le reste. Une carte noire met fin, sans rien, à un tour trop gourmand.

Seul l’ordre de la pioche est caché. Ce qu’elle contient encore est connu de tous : le risque affiché sur le bouton et sur la grue est donc exact.

Quand le dernier Objectif est rempli, on finit la manche, et qui a le plus de points gagne.`,
  },
  turn: {
    title: 'Un tour',
    text: `Un tour suit ces étapes :
1. **Recruter** : révèle des cartes, puis recrute une couleur.
2. **Coopter** : chacun des autres, dans l’ordre, peut prendre une couleur restante, en te donnant un cube. Après un flagrant délit, cette étape est sautée.
3. **Dépenser** : remplis des Objectifs, achète des QG, réactive ta tuile, autant que tu peux payer, dans n’importe quel ordre. Puis finis ton tour.

**Échanger** : en recrutant, entre deux cartes, et en dépensant, autant que tu veux, tu peux payer ${prices.specialise} cubes d’une même couleur, ou de ${prices.specialise} couleurs différentes, contre un cube d’une couleur que tu ne paies pas.

À la fin du tour, les cartes restées sur le quai sont défaussées. Puis c’est à la place suivante.

*Dans l’ordre* veut toujours dire : d’abord la place dont c’est le tour, puis dans le sens horaire, une par une. Les suivantes savent donc ce que les précédentes ont choisi.`,
  },
  cards: {
    title: 'Cartes',
    text: `La pioche compte ${deckSize} cartes :
- ${units} **recrues** : quelqu’un à recruter. Chacune des quatre couleurs avec chacun des six symboles, une fois.
- ${blacks} cartes **noires**. Sans recrue sur le quai, une carte noire ne fait rien. Sinon, c’est le **flagrant délit** : ni recrutement ni cooptation, on passe aux dépenses. Si ta **tuile** est active, tu peux la **retourner** : tout le quai est défaussé, et tu recommences à recruter dans le même tour.
- Le **X orange** : dans l’ordre, qui a plus de ${cubes.limit} cubes en perd la moitié, arrondie à l’inférieur, à son choix ; ou retourne une tuile active et ne perd rien. Puis viennent les cubes de secours.
- Le **X vert** : à la fin de ce tour, les ${deckSize} cartes sont mélangées en une nouvelle pioche. Avant cela, tout de suite, viennent les cubes de secours.

Après un X, le recrutement continue.

**Cubes de secours**, au plus une fois par tour : tous ceux qui ont le moins de points prennent un cube de la couleur de leur choix. Si tout le monde a autant de points, ce sont ceux qui ont le moins de cubes. On fixe qui en reçoit avant le premier choix.

Une tuile retournée ne se réactive qu’à l’étape des dépenses, contre des cubes.

Si la pioche est vide et qu’il faut une carte, la défausse est mélangée en une nouvelle ; le quai n’en fait pas partie. Si la défausse est vide aussi, rien ne peut être révélé.`,
  },
  hire: {
    title: 'Recruter',
    text: `Tant que le quai est vide, tu dois révéler. Ensuite tu continues, ou tu recrutes une des couleurs du quai. Toutes ses recrues sont défaussées, et tu gagnes, dans cette couleur :
- ${gains.card} cube par carte ;
- ${gains.tile} si ta tuile est active et que l’une d’elles montre son symbole ;
- ${gains.boost} par QG vert à toi qui la **renforce** : la couleur se choisit à l’achat.

**Synchro** : si les quatre couleurs sont sur le quai, tu gagnes aussi un cube de chaque autre couleur. Leurs cartes restent pour les autres.

S’il n’y a aucune recrue sur le quai, tu peux t’arrêter sans recruter personne.

*Exemple* : deux cartes rouges, l’une montre la roue, ta tuile aussi, et elle est active. Un QG vert renforce le rouge. 2 + 1 + 1 : tu gagnes 4 rouges.`,
  },
  refer: {
    title: 'Coopter',
    text: `Après un recrutement, on demande une fois à chacun des autres, dans l’ordre : **passer**, ou donner à la place dont c’est le tour ${prices.refer} cube de n’importe quelle couleur et prendre toutes les recrues restantes d’une couleur. Cela rapporte autant qu’un recrutement, avec sa propre tuile et ses renforts, mais jamais de Synchro.

Qui n’a pas de cube n’est pas interrogé, et plus personne ne l’est quand il ne reste pas de recrue. Après un flagrant délit, personne ne coopte.`,
  },
  utilise: {
    title: 'Dépenser',
    text: `Autant que tu peux payer, dans n’importe quel ordre :
- **Remplir** un Objectif : pour chaque couleur, paie la somme des valeurs de ses cartes de cette couleur. Le joker demande sa valeur en cubes d’une seule couleur, au choix. Tu prends les cartes : leurs valeurs sont tes points.
- **Acheter** le QG du dessus d’une couleur : ${prices.headquarters} cubes de cette couleur, et un de plus par *carte* de cette couleur sur les Objectifs restants. Ils deviennent donc moins chers.
- **Réactiver ta tuile** : ${prices.unflip} cubes de n’importe quelles couleurs ; ${prices.unflipAfterBust} s’il y a eu flagrant délit ce tour-ci.

Chaque prix est recompté à chaque fois : une dépense peut rendre la suivante moins chère. Les cubes que tu gardes servent à ton prochain tour. Puis **finis** ton tour.

*Exemple* : il reste des cartes rouges sur deux Objectifs, une sur chacun. Le QG rouge coûte 2 + 2 = 4 rouges. Tu remplis l’un des deux : il ne coûte plus que 3.`,
  },
  powers: {
    title: 'Pouvoirs',
    text: `Les QG rapportent leurs points, et un pouvoir durable :
- **Bleu** : chacun enlève un cube au prix de tout Objectif, jusqu’à zéro ; de quelle couleur, tu choisis.
- **Vert** : à l’achat, choisis une couleur, qu’il **renforce** : chaque fois que tu la recrutes ou la cooptes, tu gagnes un cube de plus. Plusieurs sur une couleur s’additionnent.
- **Rouge** : un échange prend ${prices.specialiseWithRed} cubes quelconques, pareils ou non. Un seul QG suffit pour cela ; les suivants ne rapportent que des points.
- **Jaune** : chacun rend la réactivation de ta tuile moins chère d’un cube, jusqu’à zéro.`,
  },
  end: {
    title: 'Fin de la partie',
    text: `Quand il ne reste plus d’Objectif, la manche va jusqu’au bout : les places suivantes ont encore leur tour. Puis viennent les **achats de fin**, automatiques : couleur par couleur, d’abord qui en a le plus de cubes, à égalité qui joue plus tard ; chacun achète autant de QG restants que possible, pour ${prices.headquarters} cubes chacun. Les pouvoirs ne jouent plus.

Qui a le plus de points gagne. À égalité : plus de cubes restants, puis la carte Objectif la plus haute, puis la deuxième, et ainsi de suite. Si tout est égal, la place est partagée.

Qui abandonne finit en dernière position, et un remplaçant joue à sa place selon les mêmes règles. S’il ne reste qu’une personne, elle a gagné.`,
  },
  variants: {
    title: 'Mise en place et variantes',
    text: `On joue de deux à quatre. Les quatre premiers **Objectifs** se partagent neuf cartes (valeurs ${objectives.white.join(', ')}), réparties au hasard en colonnes. À trois et quatre, un cinquième a ${objectives.black.join(', ')}, et le sixième est un **joker** qui vaut ${objectives.wild}. Chaque carte sauf le joker porte un cube de la couleur qu’elle demande.

Une pile de **QG** contient, de haut en bas : ${headquarters.piles['2'].join(', ')} à deux ; ${headquarters.piles['3'].join(', ')} à trois ; ${headquarters.piles['4'].join(', ')} à quatre.

Chacun a une **tuile** avec un des six symboles, active au début. Puis, de la dernière place à la première, chacun choisit un **cube de départ** : il y en a un par couleur. La première place commence.

Variantes :
- **standard** : toutes ces règles.
- **sans tuiles** : personne n’a de tuile : pas de cube pour le symbole, et rien ne sauve d’un flagrant délit ou d’une perte.
- **sans pouvoirs** : les QG ne rapportent que des points.
- **simple** : ni l’un ni l’autre.

Green Port a été créé par Pedro Dias pour la Green Box of Games. Ceci est un projet indépendant.`,
  },
  notation: {
    title: 'Écrire ses actions',
    text: `Chaque action a un bouton et peut s’écrire avec \`${command('do')}\` : n’importe quelle partie en mots, ou comme l’historique l’écrit :
\`pick red\` · \`reveal\` · \`hire red\` · \`flip\` · \`bust\` · \`lose blue-1,red-3\` · \`bonus red\` · \`refer blue pay red\` · \`pass\` · \`complete 3 pay blue-2,red-4\` · \`buy green boost blue\` · \`unflip pay red-2\` · \`specialise green pay red-3\` · \`end\`

\`bonus\` est un cube de secours, \`specialise\` un échange, \`bust\` veut dire accepter un flagrant délit.

Les cubes s’écrivent par la couleur en anglais et le nombre, dans l’ordre bleu, vert, rouge, jaune. \`none\` veut dire aucun cube.`,
  },
};
