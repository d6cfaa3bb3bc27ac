import type { Phrases } from '../en/index.ts';

/** From planting to the first sale on the example board; the numbers in it are the board's. */
export const lesson: Phrases['lesson'] = {
  you: 'Toi',
  other: 'Adversaire',
  goOn: 'Continuer',
  again: 'Reprendre du début',
  look: {
    text: `**De la plantation à la première vente, sur un plateau d’exemple.** Le fleuve est le Douro. Il descend du haut, le long de trois régions en terrasses, jusqu’à **Gaia**, où le vin devient du porto.

Tu possèdes un **domaine** à Baixo Corgo. Trois vignes y poussent, on peut donc le vendanger : 2 fûts, de qualité 2. C’est peu. En amont, le vin est meilleur : à Cima Corgo, un domaine donne 3 fûts de qualité 5.

Sous la vallée se trouve la **table d’actions**. Chaque colonne est une action, chaque cercle une place qu’un seul de vous peut occuper, pour autant de **marqueurs** que dit son nombre. Tu en as 3, et le **régisseur**, qui peut se placer seul sur n’importe quel cercle.

En bas, vous êtes deux : 3 points et 1 fût d’eau-de-vie chacun.`,
    remarks: { goOn: 'Une année ordinaire : le jeton visible montre un bonus de 0.' },
  },
  buy: {
    text: `C’est à toi : **une** action, puis ton adversaire en fait une, et ainsi de suite.

Sur les panneaux de la vallée, le nombre doré est le prix d’un lieu, l’autre sa qualité. Un domaine à Cima Corgo coûte **3 points**, tout ce que tu as. S’il a trois vignes à la fin, son prix te revient. Et dès la prochaine manche, il te rapporte un marqueur de plus.

Que fais-tu ?`,
    remarks: {
      buy: 'Il est à toi, pour le premier cercle de la colonne, qui coûte 1 marqueur.',
      harvest:
        'C’est permis : 2 fûts de qualité 2. Mais ta seule eau-de-vie irait à un vin maigre, et cette année n’a pas de bonus. Essaie autre chose.',
      plant:
        'C’est permis. Mais quatre vignes ne valent pas mieux que trois ; seule la cinquième améliore la qualité. Essaie autre chose.',
    },
  },
  plant: {
    text: `Ton adversaire a vendangé et occupe le premier cercle de cette colonne. Vendanger te coûte maintenant 2 marqueurs, ou le régisseur. Et ton nouveau domaine est encore nu.

Il lui faut **trois vignes**, toutes différentes, une par action. La violette a sa propre colonne, la verte en partage une avec la rouge, la blanche avec la jaune. Tu as 2 marqueurs et le régisseur.

L’image est maintenant celle de tes propres tours : ta maison en haut, la table en dessous. En gris, ce que tu ne peux pas faire maintenant ; un anneau entoure ce dont on parle.`,
    remarks: {
      purple:
        'La violette est plantée. Pendant que ton adversaire emmène du vin à Gaia, une verte suit à ton prochain tour.',
      old: 'Une vieille vigne améliore aussitôt le domaine, de 5 à 6. Mais elle coûte 2 marqueurs, et tu ne pourrais plus planter trois vignes cette manche. Essaie autre chose.',
      harvest:
        'Seul Baixo serait vendangé : moins de trois vignes ne donnent rien. Et le cercle plus cher coûte tes deux marqueurs. Essaie autre chose.',
    },
  },
  third: {
    text: `Deux vignes sont plantées. Tes marqueurs sont dépensés, il te reste le **régisseur**. Il prend n’importe quel cercle libre, bon marché ou cher ; une fois par manche.

Le vin de ton adversaire est déjà au chai, du côté **Ruby**.`,
    remarks: {
      white: 'La troisième vigne. Ton domaine est planté, et la première manche est finie pour toi.',
      first:
        'Le jeton te ferait commencer la prochaine manche. Mais tu l’as déjà. La troisième vigne vaut plus. Essaie autre chose.',
      pass: 'Se reposer est toujours permis. Mais le régisseur revient de toute façon à la prochaine manche : profites-en. Essaie autre chose.',
    },
  },
  year: {
    text: `**Manche 2.** Toutes les pièces sont revenues, et le nouveau domaine en apporte une : tu as 5 marqueurs. Le jeton de l’année montre **1** : tout le vin de cette manche a 1 de qualité en plus.

Ton adversaire a fait vieillir son chai avec le régisseur : qualité 2 et un 5 au dé ont fait 7. Deux fûts sont maintenant en Reserva. Cette catégorie a trois cases et se vend quand elle est pleine : ils attendent.`,
    remarks: {
      harvest: 'Un marqueur, sur le premier cercle. Tous tes domaines plantés sont vendangés ensemble.',
      old: 'Qualité 6 avant la vendange : bonne idée. Mais elle coûte 2 marqueurs sur 5, et le voyage et le chai ont besoin du reste. Essaie autre chose.',
      sail: 'Il n’y a encore rien à charger. Essaie autre chose.',
    },
  },
  baixo: {
    text: `Domaine par domaine, tu dis combien devient du **vin** ; le reste est de l’**eau-de-vie**. Pour arrêter la fermentation, un domaine qui donne du vin a besoin de 1 eau-de-vie de la réserve d’avant la vendange. Tu en as **1** : un seul de tes deux domaines peut donner du vin.

D’abord Baixo : 2 fûts. Son vin aurait une qualité de 3.`,
    remarks: {
      brandy: 'Deux fûts d’eau-de-vie : assez pour deux domaines avec du vin la prochaine fois.',
      wine: 'C’est permis. Mais alors Cima, avec un vin meilleur et plus abondant, ne peut donner que de l’eau-de-vie. Essaie autre chose.',
    },
  },
  cima: {
    text: `Maintenant Cima : 3 fûts. Sa qualité est 5, et le bonus de l’année ajoute 1.`,
    remarks: {
      wine: 'Trois fûts de qualité 6 attendent au domaine. Une eau-de-vie est dépensée, deux arrivent.',
      brandy:
        'C’est permis. Mais la réserve contient 3 fûts d’eau-de-vie, et le surplus est perdu. Essaie autre chose.',
    },
  },
  boat: {
    text: `Le vin est à Cima, et ton **rabelo** à Gaia. **Vers l’amont**, chaque déplacement ne va qu’au port suivant ; **vers l’aval**, un seul t’emmène aussi loin que tu veux. Chacun coûte 1 marqueur, et tu peux en faire plusieurs en un tour. Aller et retour, cela fait 3 de tes 4.

Un domaine dont les fûts attendent encore ne peut pas être vendangé. Va donc les chercher.`,
    remarks: {
      sail: 'La voile est hissée, et le vent souffle de la mer.',
      pass: 'Passer vaut jusqu’à la fin de la manche : le vin attendrait à Cima toute l’année. Essaie autre chose.',
      old: 'C’est permis, pour les vendanges à venir : le vin déjà là garde sa qualité. Mais 2 marqueurs ne suffisent plus pour le ramener. Essaie autre chose.',
    },
  },
  load: {
    text: `Le bateau est à Baixo. Ton tour continue : navigue tant que tu as des marqueurs, ou arrête-toi.

En chemin, tu peux **charger** dans chaque région que le bateau quitte, longe ou atteint. Il a trois cales, une par lot.`,
    remarks: {
      on: 'Trois fûts sont à bord, dans la première cale.',
      back: 'C’est permis, avec les cales vides. Essaie autre chose.',
      stop: 'C’est permis : ton tour finit, le bateau attend à Baixo. Mais tu n’y gagnes rien. Essaie autre chose.',
    },
  },
  home: {
    text: `C’est chargé. D’ici, le courant t’emmène à Gaia en **un** déplacement.`,
    remarks: {
      gaia: 'Après Baixo, après les rapides : le quai de Gaia.',
      superior: 'Plus en amont, tu ne possèdes rien. Essaie autre chose.',
      stop: 'C’est permis, mais sur le fleuve le vin ne vaut rien. Essaie autre chose.',
    },
  },
  side: {
    text: `À Gaia, le lot débarque, et tu choisis ce qu’il devient. Le dé décide : qualité 6 **plus le dé**.

**Ruby** : Reserva dès 6, trois cases, 2 points ; LBV (Late Bottled Vintage) dès 10, deux cases, 3 points.
De 1 à 3 : trois fûts remplissent Reserva, **2 points**. De 4 à 6 : deux remplissent LBV, **3 points**, et le troisième attend en Reserva.

**Tawny** : Reserva dès 6, quatre cases, 2 points ; Tawny âgé dès 9, trois cases, 3 points ; Colheita dès 12, deux cases, 4 points.
1 ou 2 : trois cases sur quatre, **rien** encore. De 3 à 5 : **3 points**. 6 : deux remplissent Colheita, **4 points**.`,
    remarks: {
      ruby: 'Ruby : quel que soit le dé, quelque chose se vend. En moyenne 2,5 points.',
      tawny:
        'Un bon choix pour qui aime attendre : jusqu’à 4 points, mais rien tout de suite sur 1 ou 2 ; en moyenne 2,2. Essaie autre chose.',
    },
  },
  age: {
    text: `Le bateau est à Gaia ; il te reste 1 marqueur et le régisseur. Ton adversaire a planté.

Maintenant, **vieillir et vendre** : un seul dé pour tout ce qui est dans ton chai. Une catégorie pleine ensuite est vendue pour ses points.`,
    remarks: {
      age: 'Le dé montre **4**.',
      first:
        'Un bon plan : ton régisseur pourrait encore faire vieillir. Mais d’abord les points. Essaie autre chose.',
      pass: 'C’est permis. Mais à la prochaine manche, le vin bloquerait une colonne de ton chai. Essaie autre chose.',
    },
  },
  sold: {
    text: `**6 + 4 = 10.** Deux fûts sont devenus du Late Bottled Vintage et se sont vendus **3 points**. Le troisième n’y a pas trouvé de case et est descendu en Reserva. Il y reste, et deux de plus rempliraient cette catégorie.

Ainsi tourne la roue : planter, vendanger, naviguer, vieillir, vendre. Tu as 2 eaux-de-vie pour la prochaine vendange, et le régisseur pour une action de plus cette manche.

Plus tard, ajoute ce qui améliore le vin : une cinquième vigne, une vieille vigne à Cima, de belles années. Les **cartes** assouplissent un peu les règles. Après sept manches, le prix de chaque domaine planté revient, 4 fûts restants valent un point, et qui a le plus de points gagne.`,
    remarks: { again: 'Retour au premier plateau.' },
  },
};
