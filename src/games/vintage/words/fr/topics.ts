import { commandName } from '../../../../stage/names.ts';
import { box } from '../../rules/box.ts';
import { ID } from '../../rules/types.ts';
import type { Phrases } from '../en/index.ts';
import { regionFacts } from '../facts.ts';
import { terms } from './terms.ts';

const { cards, end, rounds, seat, start, vines } = box;
const { ruby, tawny } = box.warehouse;
const { cards: kinds } = terms;
const { baixo, cima, superior } = regionFacts('fr');

/** The whole rules in our own words, a chapter each; a term of the trade is explained where it first stands. */
export const topics: Phrases['topics'] = {
  overview: {
    title: 'Vue d’ensemble',
    text: `Vintage est la chronique de ${rounds} vendanges dans la vallée du Douro, le pays du porto. Une manche est une année.

Pour faire du porto, on verse de l’eau-de-vie de raisin (*aguardente*) dans un vin qui fermente encore. Il reste doux et se garde des décennies. Qui veut du vin a donc d’abord besoin d’**eau-de-vie**.

Tes **domaines** (*quintas*) sont sur les coteaux au-dessus du fleuve. Tu plantes des vignes, vendanges, charges ton **rabelo**, le bateau plat du Douro, et descends jusqu’à **Vila Nova de Gaia**. Là, ton vin vieillit au chai, passe à l’entrepôt selon ce qu’il est devenu, et se vend pour des **points**.

À Gaia, tu choisis ce qu’un vin sera :
- Le **Ruby** vieillit en grands foudres, loin de l’air, et reste rouge. Ses catégories, de bas en haut : Ruby, Reserva, **LBV** (Late Bottled Vintage : d’une seule année, mis en bouteille après quatre à six ans) et **Vintage**, le meilleur d’une grande année.
- Le **Tawny** vieillit en petits fûts et prend la couleur de l’ambre. Ses catégories : Tawny, Reserva, **Tawny âgé** (son âge moyen est sur l’étiquette) et **Colheita**, un Tawny d’une seule année.

Après la dernière vendange, les domaines et les fûts restants comptent aussi. Qui a le plus de points gagne.`,
  },
  turn: {
    title: 'Un tour',
    text: `Dans le sens horaire, chaque place fait **une** action par tour. On continue jusqu’à ce que tout le monde ait passé ou dépensé toutes ses pièces ; la manche est alors finie. Passer vaut jusqu’à la fin de la manche, et c’est toujours permis.

La plupart des actions se paient sur la **table d’actions**. Chacune y a une colonne de **cercles** avec des nombres. On paie de l’une de ces façons :
- avec des **marqueurs** : autant que dit le cercle. Ils prennent le cercle libre le moins cher de la colonne ;
- avec le **régisseur**, seul, sur n’importe quel cercle libre, bon marché ou cher. Tu en as un.

Un cercle pris le reste toute la manche : qui vient plus tard paie plus, et une colonne pleine est fermée.

Ce que tu peux faire :
- **acheter** un domaine
- **planter** une vigne
- **vendanger**
- **naviguer** : le bateau n’a pas de colonne. Chaque déplacement coûte un marqueur, jamais le régisseur
- **vieillir et vendre**
- **prendre** ou **jouer** une carte
- **devenir premier joueur**

Ce qui ne pourrait pas se faire ne peut pas être choisi. Une vendange, un voyage ou un débarquement se fait par étapes, dans le même tour.`,
  },
  estates: {
    title: 'Domaines et vignes',
    text: `**Achète** un domaine, une fois par manche, de quelque façon que ce soit ; tu en possèdes ${seat.estates} au plus. Choisis un lieu libre et paie son prix en points. On ne descend jamais sous 0.

- **Baixo Corgo** : prix ${baixo.price}, qualité ${baixo.quality}, ${baixo.barrels} fûts par vendange
- **Cima Corgo**, en amont : prix ${cima.price}, qualité ${cima.quality}, ${cima.barrels} fûts
- **Douro Superior**, plus haut : prix ${superior.price}, qualité ${superior.quality}, ${superior.barrels} fûts

Un nouveau domaine est nu. Dès la prochaine manche, il rapporte ${start.markersForAnEstate} marqueur de plus.

**Plante** une vigne sur un de tes domaines. Chacun a ${vines.slots} emplacements, et ses vignes sont toutes différentes : verte, violette, rouge, blanche, jaune. La violette a sa propre colonne, la verte en partage une avec la rouge, la blanche avec la jaune.

Avec ${vines.plantedFrom} vignes, un domaine est **planté** : on peut désormais le vendanger, et à la fin son prix revient en points.

Une **vieille vigne** a des ceps noueux qui donnent peu de raisin, et du très bon. Elle ne pousse qu’à Cima Corgo, prend un emplacement comme toute vigne et n’a qu’un cercle : une par manche entre tous. Le jeu en a ${vines.old}.

La **qualité** est celle du lieu, +${vines.qualityForOld} avec une vieille vigne, +${vines.qualityForFull} avec ${vines.slots} vignes. Elle monte aussitôt. Les vignes ne se déplacent jamais.`,
  },
  harvest: {
    title: 'Vendange',
    text: `Une fois par manche, de quelque façon que ce soit. Tous tes domaines plantés sans fûts qui attendent y prennent part, l’un après l’autre. Pour chacun, tu dis combien de fûts de **vin** il donne ; le reste est de l’**eau-de-vie**. Il donne toujours tous ses fûts.

- Chaque domaine qui donne du vin coûte **1 eau-de-vie**, quel que soit le nombre de fûts. Seule paie celle qui était en réserve *avant* la vendange.
- La nouvelle eau-de-vie arrive quand tout est fini. La réserve en contient ${seat.brandy} ; le surplus est perdu.
- Le vin reste au domaine comme un **lot** : tout de la même qualité, celle du domaine plus le **bonus de l’année**, le jeton visible. Les lots ne se mélangent jamais.

**Fûts qui attendent.** Un domaine où se trouve encore le dernier vin ne donne rien, pas même d’eau-de-vie, sauf si ton bateau est dans son port avec une cale libre. L’ancien lot est alors chargé d’abord. Tu peux aussi laisser un tel domaine, mais pas si rien d’autre n’est vendangé.

*Exemple* : tu as des domaines à Baixo et à Cima, 1 eau-de-vie en réserve, et le bonus est 1. Tu fais de l’eau-de-vie à Baixo, ${baixo.barrels} fûts, et du vin à Cima : ${cima.barrels} fûts de qualité 6. Il y a alors ${baixo.barrels} eaux-de-vie en réserve, pour deux domaines avec du vin à la prochaine manche.`,
  },
  boat: {
    title: 'Le bateau',
    text: `Les rabelos sont plats et ont une grande voile : le vent leur fait remonter le Douro, le courant le descendre. Le tien porte jusqu’à **${seat.holds} lots**, chacun dans sa cale.

Ports, vers l’amont : **Gaia**, **Baixo**, **Cima**, **Superior**.
- **Remonter** : un déplacement mène au port suivant.
- **Descendre** : un déplacement mène aussi loin que tu veux.

Chaque déplacement coûte 1 marqueur, jamais le régisseur. En un tour, tu peux faire autant de déplacements que tu as de marqueurs, et t’arrêter après chacun.

Pendant un déplacement, tu peux **charger** des lots de tes propres domaines dans chaque région que le bateau quitte, longe ou atteint, tant qu’il y a des cales libres. De Superior, une seule descente peut donc tout ramener.

**À Gaia**, les lots débarquent, autant que ton chai a de place : il a ${seat.cellar.ruby} colonnes de Ruby et ${seat.cellar.tawny} de Tawny, un lot dans chacune. Pour chaque lot, dans l’ordre du chargement, tu choisis le côté. S’il y a plus de lots que de colonnes libres, tu choisis aussi lesquels restent à bord ; ils débarquent dès qu’une colonne se libère pendant que le bateau est là.

Aucun lot ne retourne sur le bateau.`,
  },
  ageing: {
    title: 'Vieillir et vendre',
    text: `Il te faut un lot au chai. On lance un **dé** pour tous tes lots. La valeur de chacun est sa qualité plus le dé. Ses fûts vont à l’entrepôt, de leur côté, dans la plus haute catégorie que la valeur atteint ; ce qui n’y trouve pas de case descend à la suivante.

**Ruby**
- Vintage : aucune valeur ne l’atteint, seul l’œnologue. ${ruby.vintage.spaces} case, ${ruby.vintage.vp} points
- LBV : dès ${ruby.lbv.from}. ${ruby.lbv.spaces} cases, ${ruby.lbv.vp} points
- Reserva : dès ${ruby.reserva.from}. ${ruby.reserva.spaces} cases, ${ruby.reserva.vp} points
- Ruby : en dessous, sans limite. Chaque groupe de ${ruby.bottom.set} fûts rapporte ${ruby.bottom.vp}

**Tawny**
- Colheita : dès ${tawny.colheita.from}. ${tawny.colheita.spaces} cases, ${tawny.colheita.vp} points
- Tawny âgé : dès ${tawny.aged.from}. ${tawny.aged.spaces} cases, ${tawny.aged.vp} points
- Reserva : dès ${tawny.reserva.from}. ${tawny.reserva.spaces} cases, ${tawny.reserva.vp} points
- Tawny : en dessous. Chaque groupe de ${tawny.bottom.set} fûts rapporte ${tawny.bottom.vp}

Quand tous les fûts sont placés, chaque catégorie **pleine** est vendue, une fois, pour ses points, et redevient vide. Les autres fûts restent et attendent.

D’abord on place les fûts, puis l’œnologue agit, puis une carte peut ajouter un fût ; la vente vient en dernier.

*Exemple* : un lot Ruby de qualité 7 avec 3 fûts, et un 3 au dé, font 10. Deux fûts remplissent LBV, le troisième descend en Reserva. LBV se vend ${ruby.lbv.vp} points ; le troisième fût attend.`,
  },
  cards: {
    title: 'Cartes',
    text: `**Prends** une des ${cards.display} cartes visibles, ou le dessus de la pioche sans le voir. **Joue**-la à un tour suivant. Chacune des deux actions demande un cercle de la colonne des cartes ; l’effet de la carte n’en demande pas d’autre, même si sa colonne est pleine. Ta main en contient ${seat.hand} : si elle est pleine, on en défausse une avant de prendre.

- **${kinds.buying}** : achète ; paie ${cards.discount} de moins, ou plantes-y une vigne
- **${kinds.harvesting}** : vendange ; 1 eau-de-vie paie tout le vin
- **${kinds.planting}** : une à ${cards.plantings} couleurs différentes, sur n’importe lesquels de tes domaines, dans l’ordre verte, violette, rouge, blanche, jaune
- **${kinds['two-barrels']}** : ${cards.moreBarrels} s’ajoutent à un lot d’un domaine
- **${kinds['free-action']}** : acheter, planter, vendanger, ou vieillir et vendre
- **${kinds.enologist}**, qui fait le vin : regarde le bonus d’une manche à venir. Jusqu’à la fin de cette manche, à chaque vieillissement, chaque fût monte d’une catégorie, de haut en bas, où il y a de la place. Deux œnologues le font deux fois
- **${kinds.vintage}** : ${cards.vintage.barrels} fût Ruby du chai part pour ${cards.vintage.vp} points
- **${kinds.colheita}** : ${cards.colheita.barrels} fûts Tawny du chai partent pour ${cards.colheita.vp} points
- **${kinds.boat}** : un à ${cards.moves} déplacements sans marqueurs
- **${kinds['ageing-barrel']}** : avant la vente, un fût va sur une case libre, pas au-dessus du plus haut de son côté
- **${kinds['ageing-quality']}** : ${cards.moreQuality} de plus au dé

Aucune carte ne plante de vieille vigne. Ce qui se fait une fois par manche vaut aussi avec une carte. Une carte qui ne ferait rien ne peut pas être jouée. Les cartes visibles que tu as prises sont connues de tous, celles de la pioche de toi seul.`,
  },
  rounds: {
    title: 'Les manches',
    text: `La partie a ${rounds} manches, chacune une année avec sa vendange. Le jeton visible est le **bonus de l’année** : 0, 1 ou 2 de qualité en plus pour tout le vin récolté.

**Devenir premier joueur** : il y a un cercle pour cela. Tu prends le jeton, ou le gardes. Il compte dès la prochaine manche : qui le tient commence, et choisit d’abord parmi les cercles bon marché.

Quand tout le monde a passé ou n’a plus de pièces :
1. Marqueurs et régisseurs reviennent. Chaque domaine acheté cette manche apporte son marqueur.
2. Tous les cercles sont de nouveau libres.
3. Les cartes visibles restantes s’en vont, et on en révèle ${cards.display} nouvelles. Pendant une manche, aucun vide n’est comblé.
4. Le jeton suivant est retourné.
5. On peut de nouveau acheter et vendanger ; les œnologues rentrent chez eux.

Quand la pioche est vide et qu’il faut une carte, la défausse est mélangée en une nouvelle.

Sont **cachés** l’ordre de la pioche, les jetons des manches à venir et les cartes que quelqu’un a piochées. Tout le reste est visible de tous.`,
  },
  end: {
    title: 'La fin',
    text: `Après la manche ${rounds}, on ne retourne plus de jeton. Aux points de chaque place s’ajoutent :
- **1** par groupe de ${end.barrelsForAPoint} fûts de vin qu’elle a encore, où qu’ils soient : domaines, bateau, chai et entrepôt ensemble ;
- le **prix** de chaque domaine planté, le premier compris ;
- **${end.fullEstate}** par domaine à ${vines.slots} vignes.

Eau-de-vie, cartes et pièces ne rapportent rien.

Qui a le plus de points gagne. À égalité : plus de domaines, plantés ou non ; puis la plus grande somme des qualités de tous les domaines ; sinon la place est partagée.

*Exemple* : 10 points, 14 fûts restants, un domaine planté à Baixo pour 2, un à Cima pour 4 avec cinq vignes, et un à Superior avec deux vignes : 10 + 3 + 2 + 4 + 1 = 20.

Qui abandonne finit derrière tous ceux qui restent. À deux, l’autre gagne aussitôt ; à plus, un remplaçant joue la place.`,
  },
  setup: {
    title: 'Mise en place',
    text: `On joue de deux à quatre ; qui commence est tiré au sort. Chaque place commence avec
- ${start.vp} points et ${start.brandy} fût d’eau-de-vie,
- un bateau à Gaia,
- un domaine à Baixo Corgo avec trois vignes : verte, violette, jaune. On peut donc le vendanger aussitôt,
- ${start.markers} marqueurs et le régisseur.

Commencer est un avantage : à la première manche, la place 1 a donc un marqueur de moins ; à quatre places, la place 2 aussi.

${rounds} des ${box.chips.bonus.length} jetons (0, 1 et 2, trois de chaque) sont posés face cachée sur les manches ; le premier est retourné. On ne voit jamais les deux autres. Les 36 cartes sont mélangées, et ${cards.display} sont révélées.

À deux ou trois places, les cercles les plus chers de la table ne sont pas en jeu, et les lieux libres de Baixo Corgo peuvent s’acheter.

Tous les nombres de l’exemplaire imprimé n’étaient pas disponibles. Ceux qu’il a fallu déduire sont marqués dans les papiers du projet, et s’y corrigent dans un seul fichier.

Vintage a été créé par Gil d'Orey et publié par MESAboardgames en 2011. Ceci est un projet indépendant.`,
  },
  notation: {
    title: 'Écrire ses actions',
    text: `Chaque action a un bouton et peut s’écrire avec \`${commandName(ID, 'do')}\` : n’importe quelle partie en mots, ou comme l’historique l’écrit :
\`buy cima-1 pay 1\` · \`plant 2 purple pay 1\` · \`harvest pay 1\` · \`sail cima load 2\` · \`age pay overseer-2\` · \`take boat pay 1\` · \`take deck discard planting pay 1\` · \`play enologist 4 pay 1\` · \`first pay 1\` · \`pass\`

\`pay 2\` veut dire deux marqueurs, \`pay overseer-2\` le régisseur sur le cercle marqué 2.

Étapes d’un tour : \`gather 2 wine 3\` · \`leave 1\` · \`sail gaia\` · \`stop\` · \`unload ruby\` · \`unload boat\` · \`plant 1 white\` · \`add tawny aged\`

Les domaines sont numérotés dans l’ordre où tu les as eus, les lieux par région : \`baixo-1\`, \`cima-3\`. Vignes : \`green\` (verte), \`purple\` (violette), \`red\` (rouge), \`white\` (blanche), \`yellow\` (jaune), \`old\` (vieille vigne).

Cartes : \`buying\` (${kinds.buying}) avec un lieu et \`discount\` ou une couleur, \`harvesting\`, \`planting\`, \`two-barrels\` avec un domaine, \`free-action\` avec \`buy\`, \`plant\`, \`harvest\` ou \`age\`, \`enologist\` avec une manche, \`vintage\` avec une colonne, \`colheita\` avec deux (\`1,2\`), \`boat\`, \`ageing-barrel\`, \`ageing-quality\`.`,
  },
};
