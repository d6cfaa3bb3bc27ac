name = Jeux
heading = Quel jeu ?
note = Quatre personnes se partagent cet espace d’essai : clique sur un nom ci-dessus pour être cette personne, ou ouvre un onglet pour chacune. Ceci est un projet indépendant, ni réalisé ni approuvé par les auteurs et éditeurs des jeux. Si tu aimes y jouer ici, achète les jeux imprimés.
goOn = Continuer dans
players = { $least } à { $most } joueurs
seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
minutes = environ { $count } minutes
alone = Jouer en solo
bot = Jouer contre le bot
two = Jouer les deux places
open = Ouvrir une table
learn = Apprendre
rules = Règles
picture = Le plateau de { $game } en milieu de partie
