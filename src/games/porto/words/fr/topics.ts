import { grammar } from '../../../../stage/grammar.ts';
import { TIMER_SIZES } from '../../rules/types.ts';
import type { PortoWords } from '../en/index.ts';
import { command, copies, goal, levels, paid, privatePoints, publicPays, roofs, tiles } from '../facts.ts';

const { listed, ordinal } = grammar('fr');

/** The whole rules in our own words, a chapter each. */
export const topics: PortoWords['topics'] = {
  overview: {
    title: 'Vue d’ensemble',
    text: `Tu construis les maisons colorées de deux rues au bord du fleuve, \`L1\` à \`L7\` et \`R1\` à \`R7\`. Les maisons n’appartiennent à personne : à chaque tour, tu marques des points pour ce que *toi* tu y ajoutes.

À ton tour, tu fais une seule chose : **prendre** des cartes au marché, ou **construire** des étages avec deux cartes de ta main. Les points se comptent aussitôt. Certaines maisons portent des jetons ; quatre contrats publics sont visibles, pour qui les remplit ; et chacun garde trois contrats privés qui comptent à la fin.

Quand il y a assez de toits, on finit la manche, on en joue encore une, et qui a le plus de points gagne.

**Maisons en jeu** : à 4 places, toutes les quatorze ; à 3, sans \`L1\` ni \`R7\` ; à 2 et en solo, sans \`L1\`, \`L2\`, \`R6\` ni \`R7\`. Une maison hors jeu n’est la voisine de personne.

Au début, chaque place reçoit cinq contrats privés et en garde trois en secret ; un jeton de 1 à 4 points est posé sur chaque rez-de-chaussée.`,
  },
  turn: {
    title: 'Un tour',
    text: `Tu fais exactement une de ces deux choses :
- **Prendre** : une à trois cartes du marché, pour un total de 3 au plus.
- **Construire** : jouer exactement deux cartes de ta main et poser des étages sur une maison.

Ensuite, le marché est complété à cinq cartes et les contrats publics à quatre, emplacement par emplacement. Quand la pioche est vide, la défausse mélangée la remplace ; s’il n’y a pas de défausse, un emplacement reste vide jusqu’au retour de cartes.

**Passer** n’est possible que si le marché est vide et que tu ne peux rien construire ; la table passe alors pour toi. Si une manche entière n’est faite que de passes, la partie s’arrête là ; cette dernière passe, c’est à toi de l’annoncer.

Les mains sont visibles et sans limite : chaque carte a été prise au vu de tous. Seuls les contrats privés et l’ordre des pioches sont secrets.`,
  },
  draw: {
    title: 'Prendre des cartes',
    text: `Prends une, deux ou trois des cinq cartes du marché. Leurs valeurs doivent faire **3 au plus** : un 3 seul, un 2 avec un 1, jusqu’à trois 1, ou moins que cela. Tu dois en prendre au moins une.

Les cartes rejoignent ta main, et les emplacements vides sont complétés depuis la pioche.

Sur Discord, \`${command('draw')}\` accepte des emplacements, comme \`1,3\`, ou des cartes, comme \`bleu 2\`. Tu vois ce qu’elles apporteraient, et un bouton suffit pour les prendre ; avec \`now\`, elles sont prises aussitôt.

Il y a dix cartes de chaque couleur : ${copies[1]} de valeur 1, ${copies[2]} de valeur 2 et ${copies[3]} de valeur 3.`,
  },
  build: {
    title: 'Construire',
    text: `Joue deux cartes : l’une donne le **nombre** d’étages, l’autre leur **couleur**. Tous ces étages vont sur une seule maison :
- Elle doit avoir de la place pour tous.
- Une **maison vide** commence par un rez-de-chaussée, qui compte comme un étage. Aucune voisine de la même rue ne doit déjà avoir cette couleur.
- Une **maison commencée** garde sa couleur.
- Il doit rester des tuiles : ${tiles.floorsPerColour} étages et ${tiles.groundFloorsPerColour} rez-de-chaussée de chaque couleur, donc au plus ${tiles.groundFloorsPerColour} maisons par couleur.

Puis, dans cet ordre :
1. Si tu as posé le rez-de-chaussée, marque le jeton qui s’y trouvait et déplace-le vers un **toit libre** de ton choix : toute maison en jeu, dans l’une ou l’autre rue, sans tuile de toit ni jeton — cette maison aussi. Si aucun toit n’est libre, le jeton sort du jeu.
2. Si la maison est terminée, elle reçoit sa tuile de toit. Marque le jeton de ce toit, s’il y en a un ; il sort du jeu.

Une maison basse, commencée et terminée en un seul tour, peut donc rapporter deux fois son propre jeton.`,
  },
  points: {
    title: 'Points d’une construction',
    text: `Additionne :
- **Maison** : les étages qu’elle compte après ta construction, les anciens compris.
- **Voisines** : pour chaque étage que tu viens de poser, un point par maison voisine qui a un étage à ce même niveau. Seules comptent les maisons d’à côté, dans la même rue ; les toits ne comptent jamais.
- **Jeton du rez-de-chaussée**, si tu as posé le rez-de-chaussée.
- **Jeton du toit**, si tu as terminé une maison qui en portait un.
- **Contrats publics** que tu valides.

*Exemple* : une maison de cinq étages en a deux, et un jeton de 2 sur son toit. Avec rouge 3 et bleu 1, tu ajoutes trois étages bleus, niveaux 3 à 5 ; une voisine atteint le niveau 4, l’autre le niveau 3. Maison 5, voisines 3 (niveaux 3 et 4 d’un côté, 3 de l’autre), jeton du toit 2. Avec les contrats « 3 étages bleus » et « cartes bleue + rouge », 4 de plus : **14 points**.`,
  },
  contracts: {
    title: 'Contrats publics',
    text: `Quatre sont visibles. Après avoir posé tes étages, tu peux valider chacun de ceux que ta construction remplit **exactement** :
- **1 étage** d’une couleur : ${publicPays['floors-1']} points. **2 étages** : ${publicPays['floors-2']}. **3 étages** : ${publicPays['floors-3']}. Trois étages ne remplissent pas un contrat de deux.
- **Maison** : tu as terminé une maison de cette couleur : ${publicPays.house}.
- **Deux cartes d’une couleur** : les deux cartes jouées sont de cette couleur : ${publicPays.cards}.
- **Deux couleurs** : une carte de chacune, peu importe laquelle donne le nombre et laquelle la couleur : ${publicPays.cards}.

Une construction peut remplir plusieurs contrats ; tu peux les valider tous ou en laisser. Seuls comptent les quatre qui étaient visibles quand tu as construit ; les emplacements sont complétés ensuite. Les contrats validés départagent aussi les égalités à la fin. Quand leur pioche est vide, les emplacements restent vides.`,
  },
  private: {
    title: 'Contrats privés',
    text: `À la fin, ils ne regardent que les maisons **terminées**, peu importe qui les a construites. Une maison compte une fois par carte et peut compter pour plusieurs cartes.
- **Maisons** d’une couleur : ${paid(privatePoints.houses)} points pour 1 / 2 / 3.
- **Paire** : deux voisines dans les deux couleurs ; ${paid(privatePoints.pair)} pour 1 / 2 / 3 paires sans maison commune.
- **Trio** : trois maisons de suite dans les trois couleurs, peu importe l’ordre ; ${paid(privatePoints.trio)} pour 1 / 2 sans maison commune.
- **Jumelles** : chaque rue a une maison de la couleur, et les deux ont la même hauteur ; ${paid(privatePoints.twins)}.
- **Extrémités** : maisons de la couleur aux quatre extrémités des rues (la première et la dernière en jeu) ; ${paid(privatePoints.ends)} pour 1 / 2 / 3.
- **Palette** : une rue a les cinq couleurs ; ${paid(privatePoints.palette)}.
- **Rue complète** : toutes les maisons en jeu d’une rue sont terminées ; ${paid(privatePoints.side)}.

Au début, tu en reçois cinq et en gardes trois. Tout le monde choisit en même temps, et personne ne voit ton choix avant la fin.`,
  },
  end: {
    title: 'Fin de la partie',
    text: `Le **${ordinal(roofs[2])}** toit à 2 places, le **${ordinal(roofs[3])}** à 3 et le **${ordinal(roofs[4])}** à 4 annoncent la fin : la manche va jusqu’au bout, pour que chacun ait joué autant de tours, puis on joue **encore une manche entière**.

Ensuite, les contrats privés sont révélés et comptés. Qui a le plus de points gagne. En cas d’égalité, qui a validé le plus de contrats publics ; si l’égalité persiste, qui joue plus tard dans la manche.`,
  },
  solo: {
    title: 'Solo',
    text: `Le plateau et les contrats privés sont ceux de deux places. ${TIMER_SIZES[0]} cartes forment le **Sablier** (${listed(TIMER_SIZES.slice(1).map(String), 'or')} : plus difficile). À chaque tour :
1. Prends des cartes ou construis comme d’habitude.
2. Le Sablier révèle une carte de valeur *a* : la carte du marché et le contrat de l’emplacement *a* sont défaussés.
3. Il en révèle une autre, de valeur *b* : ceux de l’emplacement *a + b* sont défaussés (l’emplacement 5 n’a qu’une carte, le 6 n’existe pas).
4. Tu dois construire avec ces deux cartes si une construction est permise. Tu choisis laquelle donne le nombre, la maison, et où va le jeton d’un rez-de-chaussée. Cela ne rapporte rien, ne valide rien, et le jeton d’un toit terminé est perdu.
5. Marché et contrats sont complétés. Les contrats défaussés par le Sablier peuvent revenir, les validés jamais. Sur le plateau, le sable à côté du numéro d’un emplacement montre le risque que le Sablier le vide après ton tour.

Quand le Sablier est vide, la partie finit après l’étape 4 ; les toits n’y mettent pas fin. Il faut **${goal} points avant les contrats privés** pour gagner. Ceux-ci s’ajoutent alors, et le total donne ton niveau : Apprenti à partir de ${levels.apprentice}, Bâtisseur à partir de ${levels.builder}, Maître bâtisseur à partir de ${levels['master-builder']}.`,
  },
  family: {
    title: 'Partie en famille',
    text: `Tout se joue comme d’habitude, mais sans contrats privés : rien à choisir au début, rien à ajouter à la fin. Les points du plateau décident ; en cas d’égalité, le nombre de contrats publics, puis qui joue plus tard dans la manche.`,
  },
  notation: {
    title: 'Couleurs et notation',
    text: `Chaque couleur a une lettre partout où elle est dessinée : **B** bleu, **G** vert, **P** violet, **R** rouge, **Y** jaune.

Les maisons sont \`L1\` à \`L7\` dans la rue de gauche et \`R1\` à \`R7\` dans celle de droite, que le plateau montre en dessous ; toutes deux vont de gauche à droite. Les deux rues ne se touchent pas. « bleu 2/5 » est une maison bleue avec deux de ses cinq étages. Les emplacements du marché vont de 1 à 5, ceux des contrats de 1 à 4.

Une action tient sur une ligne :
- \`draw 1,3\` prend les cartes des emplacements 1 et 3.
- \`build red-3 blue-1 L4\` pose trois étages bleus sur L4 : la première carte donne le nombre, la seconde la couleur.
- \`build red-3 blue-1 L5 roof R2 claim 1,3\` déplace en plus le jeton du rez-de-chaussée vers le toit de R2 et valide les contrats 1 et 3.
- \`keep houses-blue,pair-blue-red,side-1\` garde trois contrats privés.
- \`timer blue-3 red-2 L5\` place les cartes du Sablier.`,
  },
};
