deals_daily = Donne du jour n° { $number }
deals_challenge = Défi { $code }
deals_points =
    { $points ->
        [one] point
       *[other] points
    }
deals_par = par { $points }
deals_parStreet = par : bot difficile
deals_streak =
    { $days ->
        [one] { NUMBER($days) } jour
       *[other] { NUMBER($days) } jours de suite
    }
deals_unplayed = En solo, la même donne pour tous
deals_practice = entraînement
deals_race = Points après chaque manche
deals_street = Étages manche par manche : { LIST($levels, between: ", ") }
deals_legend = Une maison par manche : plus haute, plus de points

duels_daily = Duel du jour n° { $number }
duels_challenge = Duel { $code }
duels_unplayed = Toi contre le bot difficile
duels_you = Toi
duels_bot = Bot difficile
duels_gained = Qui a marqué plus à chaque manche
duels_rounds =
    { GIVEN($name) ->
        [no] Manche par manche, toi et le bot : { LIST($scores, between: ", ") }
       *[yes] Manche par manche, { $name } et le bot : { LIST($scores, between: ", ") }
    }
duels_race = Avance après chaque manche
duels_par = par { $lead }

leagues_league = Ligue de { $game }
leagues_gathering = { $people } pour l’instant
leagues_round = Ronde { $round } sur { $rounds }
leagues_cup =
    { $players ->
        [2] Finale
        [4] Demi-finales
       *[other] Quarts de finale
    }
leagues_over = Classement final
leagues_closed = Fermée
leagues_points = Points
leagues_course = manche par manche
leagues_gone = a quitté
leagues_out = exclu
leagues_row = { $place } { $name } { $points }
leagues_duel =
    { GIVEN($winner) ->
        [no] { $one } – { $other }
       *[yes] { $one } – { $other } : { $winner }
    }

players_strengths_easy = facile
players_strengths_medium = moyen
players_strengths_hard = difficile
players_people_easy = Inês, Tomé, Rita
players_people_medium = Duarte, Lídia, Vasco
players_people_hard = Amélia, Baltasar, Leonor
players_nameless = Quelqu’un
players_you = Toi
players_seat = Place { $number }
players_stranger =
    { GIVEN($number) ->
        [no] Joueur
       *[yes] Joueur { $number }
    }
players_elsewhere =
    { GIVEN($number) ->
        [no] Joueur d’un autre serveur
       *[yes] Joueur { $number } d’un autre serveur
    }
players_hidden =
    { GIVEN($number) ->
        [no] Rival
       *[yes] Rival { $number }
    }
players_resigned =
    { COUNT($names) ->
        [1] { LIST($names) } a abandonné et finit en dernier.
       *[other] { LIST($names) } ont abandonné et finissent en dernier.
    }
    .names =
        { COUNT($names) ->
            [1] Tu as abandonné et finis en dernier.
           *[other] { LIST($names) } avez abandonné et finissez en dernier.
        }
players_outOfTime =
    { COUNT($names) ->
        [1] { LIST($names) } a épuisé son temps et finit en dernier.
       *[other] { LIST($names) } ont épuisé leur temps et finissent en dernier.
    }
    .names =
        { COUNT($names) ->
            [1] Tu as épuisé ton temps et finis en dernier.
           *[other] { LIST($names) } avez épuisé votre temps et finissez en dernier.
        }
players_left =
    { COUNT($names) ->
        [1] { LIST($names) } a quitté la partie et finit en dernier.
       *[other] { LIST($names) } ont quitté la partie et finissent en dernier.
    }
    .names =
        { COUNT($names) ->
            [1] Tu as quitté la partie et finis en dernier.
           *[other] { LIST($names) } avez quitté la partie et finissez en dernier.
        }
seatEnds_resigned = a abandonné
seatEnds_outOfTime = temps écoulé
seatEnds_left = est parti
seatEnds_removed = a quitté le serveur
seatEnds_replaced = place reprise
seatEnds_standIn = laissé au bot
overBy_outOfTime = Fin : temps écoulé
overBy_left = Fin : départ

profile_rating = Cote
profile_unrated = pas encore de cote
profile_games =
    { $count ->
        [one] partie
       *[other] parties
    }
profile_won = gagnées
profile_streak = de suite
profile_streakBest = record { NUMBER($games) }
profile_best = meilleur tour
profile_course =
    { $games ->
        [one] { NUMBER($games) } partie classée
       *[other] Les { NUMBER($games) } dernières parties classées
    }
profile_courseWithPlayers =
    { $games ->
        [one] { NUMBER($games) } partie contre le bot
       *[other] { NUMBER($games) } parties contre le bot
    }
profile_noCourse = La courbe commence à la première partie classée
profile_opponents = Rencontres fréquentes
profile_against =
    { $ahead ->
        [1] devant une fois sur { NUMBER($games) }
       *[other] devant { NUMBER($ahead) } fois sur { NUMBER($games) }
    }
profile_favourite = Couleur préférée : { $name } { $part }
profile_level = Contre les bots
profile_provisional = Le « ? » reste jusqu’à dix parties classées.
profile_ratingCourse = La cote, partie par partie : { LIST($points, between: ", ") }
profile_players = Contre les bots : { LIST($bots, between: ", ") }

review_title = Le bilan pour { $name }
review_accuracy = précision { $points }
review_ahead = devant
review_behind = derrière
review_score = attendu à la fin
review_start = Au départ
review_deal = Ses cartes
review_luck = Chance
review_others = Erreurs des autres
review_own = Ses erreurs
review_end = À la fin
review_stopped = À l’arrêt
review_turn = tour { $number }
review_chances = gagner : { $best } → { $played }
review_course = Résultat final attendu avant chaque tour : { LIST($points, between: ", ") }
review_played = Joué
review_better = Mieux
review_dear = Ce qui a coûté le plus

lobby_freeSeat = place libre
lobby_invited = invitation

headline_wins = { $name } gagne
    .name = Tu gagnes
headline_leads = { $name } mène
    .name = Tu mènes

year_inGames = L’année en parties
year_lastMonths =
    { $months ->
        [one] Le dernier mois
       *[other] Les { NUMBER($months) } derniers mois
    }
year_played =
    { $games ->
        [one] { NUMBER($games) } partie
       *[other] { NUMBER($games) } parties
    }
year_won =
    { $wins ->
        [one] { NUMBER($wins) } gagnée ({ $share })
       *[other] { NUMBER($wins) } gagnées ({ $share })
    }
year_people =
    { $people ->
        [one] { NUMBER($people) } personne
       *[other] { NUMBER($people) } personnes
    }
year_best = record { NUMBER($points) }
year_months = Parties mois par mois
year_move = Meilleur coup
year_inOneMove = points en un coup
year_rival = Rivalité
year_met =
    { $games ->
        [one] { NUMBER($games) } partie ensemble
       *[other] { NUMBER($games) } parties ensemble
    }
year_ahead =
    { $level ->
        [0]
            { $ahead ->
                [1] une fois devant
               *[other] { NUMBER($ahead) } fois devant
            }
       *[other]
            { $ahead ->
                [1] une fois devant, { NUMBER($level) } à égalité
               *[other] { NUMBER($ahead) } fois devant, { NUMBER($level) } à égalité
            }
    }
year_streak = Plus longue série
year_wins =
    { $wins ->
        [one] victoire de suite
       *[other] victoires de suite
    }
year_rating = Cote en hausse
year_luck = Donne chanceuse
year_beforeMoves = points avant de jouer
year_cost = Coup le plus cher
year_givenAway = points offerts
year_score = Meilleur score
year_record = Nouveau record
year_closest = La plus serrée
year_busiest = Le plus de parties

refusals_over = La partie est finie.
refusals_notYourTurn = Ce n’est pas à toi.
refusals_notNow = Ce n’est pas possible maintenant.
refusals_noAction = « { $typed } » n’est pas une action ici.
refusals_possible = Possible : { $list }.
refusals_strange = Ce n’est pas possible dans ce jeu.
