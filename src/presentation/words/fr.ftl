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

seats_standIns_easy = un bot facile
seats_standIns_medium = un bot moyen
seats_standIns_hard = un bot difficile
seats_absent =
    { $how ->
        [steady] Désormais, je joue pour { $person } selon une règle fixe, jusqu’à son retour : il suffit de faire une action ici.
       *[other] Désormais, { TERM($how, "seats_standIns") } joue pour { $person }, jusqu’à son retour : il suffit de faire une action ici.
    }
seats_gone =
    { $how ->
        [steady] { $person } a quitté le serveur. Pour l’instant, je joue la place selon une règle fixe ; les autres peuvent la proposer à quelqu’un d’autre.
       *[other] { $person } a quitté le serveur. Pour l’instant, { TERM($how, "seats_standIns") } joue la place ; les autres peuvent la proposer à quelqu’un d’autre.
    }
seats_back = { $person } est de retour et reprend sa place.
seats_moved = { $person } ne peut plus utiliser le salon de la partie. Pour { $person }, elle continue en messages privés.
seats_unreached = Je ne peux pas joindre { $person } et j’ignore qui en est la cause. La partie finit donc sans résultat.
seats_offered = La place suivante est à prendre : { $person }. La première personne qui appuie la reprend avec tous ses points. D’ici là, rien ne change.
seats_offer-lapsed = La place n’a pas été reprise en 48 heures ({ $person }) : elle n’est plus proposée.
seats_taken = { $person } prend la suite, à la place occupée par { $before }. Bienvenue !
seats_away = { $person } s’absente (retour : { $until }). L’horloge de cette partie attend.
seats_awayInPart =
    { $days ->
        [0] { $person } s’absente (retour : { $until }). L’horloge de cette partie continue de tourner.
        [one] { $person } s’absente (retour : { $until }). L’horloge de cette partie attend encore { NUMBER($days) } jour au plus.
       *[other] { $person } s’absente (retour : { $until }). L’horloge de cette partie attend encore { NUMBER($days) } jours au plus.
    }
seats_here = { $person } est de retour.
seats_take = Prendre la place
seats_took = La place est à toi. Le plateau suit.
seats_comeBack = Me revoilà
seats_youAreBack = Tu joues de nouveau ta place toi-même.

votes_propose_play-once = Jouer ce tour à sa place
votes_propose_play-until-back = Jouer jusqu’à son retour
votes_propose_offer = Proposer la place
votes_propose_pause = Mettre en pause
votes_propose_unpause = Continuer
votes_propose_slow = Continuer lentement
votes_playFor = Laisser le bot jouer pour { $person }
votes_offerSeat = Proposer la place tenue par { $person }
votes_choose = Choisir qui joue
votes_whoPlays = **Qui doit jouer pour { $target } ?** On demande aux autres.
votes_ways_play-once = Ce tour
votes_ways_play-until-back = Jusqu’au retour
votes_asks_play-once =
    { $how ->
        [steady] { $person } demande que je joue ce tour pour { $target }, selon une règle fixe.
       *[other] { $person } demande qu’{ TERM($how, "seats_standIns") } joue ce tour pour { $target }.
    }
votes_asks_play-until-back =
    { $how ->
        [steady] { $person } demande que je joue pour { $target } selon une règle fixe jusqu’à son retour.
       *[other] { $person } demande qu’{ TERM($how, "seats_standIns") } joue pour { $target } jusqu’à son retour.
    }
votes_asks_offer = { $person } demande de proposer à quelqu’un d’autre la place occupée par { $target }.
votes_asks_pause = { $person } demande de mettre la partie en pause.
votes_asks_unpause = { $person } demande de reprendre la partie.
votes_asks_slow = { $person } propose de continuer lentement : un jour par tour, avec des mentions.
votes_question =
    { COUNT($people) ->
        [0] Voix nécessaires : { $needed }. Échéance : { $until }.
        [1] { LIST($people) } : es-tu d’accord ? Voix nécessaires : { $needed }. Échéance : { $until }.
       *[other] { LIST($people) } : êtes-vous d’accord ? Voix nécessaires : { $needed }. Échéance : { $until }.
    }
votes_soFar =
    { $refused ->
        [0] { $agreed } sur { $needed } jusqu’ici.
       *[other] { $agreed } sur { $needed } jusqu’ici, { $refused } contre.
    }
votes_agreed = **Accepté.**
votes_refused = **Refusé** : rien ne change.
votes_withdrawn = Plus nécessaire.
votes_withdrewBy = { $person } a retiré sa demande.
votes_lapsed = Pas décidé en 48 heures : rien ne change.
votes_youAsked = La question est posée aux autres.
votes_youAgreed = Tu es d’accord.
votes_youRefused = Tu as refusé.
votes_youWithdrew = Tu as retiré ta demande.
votes_carried = Accepté : c’est fait.

undo_ask = Demander aux autres
undo_agree = D’accord
undo_refuse = Refuser
undo_done = C’est annulé ; le plateau suit.
undo_askPractice = Annuler cette action ? Le score de cette partie sera alors un entraînement, et non un record.
undo_practise = Annuler l’action
undo_asked =
    { COUNT($people) ->
        [1] C’est demandé : { LIST($people) } doit accepter sous 48 heures. Toute action dans la partie retire ta demande.
       *[other] C’est demandé : { LIST($people) } doivent accepter sous 48 heures. Toute action dans la partie retire ta demande.
    }
undo_allAgreed = Tu es d’accord, et tous les autres aussi : c’est annulé. Le plateau suit.
undo_youRefused = Tu as refusé : l’action reste valable.
undo_youAgreed = Tu es d’accord. Réponse encore attendue de : { LIST($stillAsked) }.
undo_asks = { $person } demande d’annuler :
undo_question =
    { COUNT($people) ->
        [1] { LIST($people) } : es-tu d’accord ? Tous les autres doivent l’être. Échéance : { $until } ; toute action dans la partie retire la demande.
       *[other] { LIST($people) } : êtes-vous d’accord ? Tous les autres doivent l’être. Échéance : { $until } ; toute action dans la partie retire la demande.
    }
undo_agreed = Tout le monde est d’accord : c’est annulé.
undo_refused = Refusé : l’action reste valable.
undo_refusedBy = { $person } a refusé : l’action reste valable.
undo_refusedNews =
    { GIVEN($by) ->
        [no] Refusé : l’action reste valable. { $asker } avait demandé d’annuler la dernière action.
       *[yes] { $by } a refusé : l’action reste valable. { $asker } avait demandé d’annuler la dernière action.
    }
undo_withdrewBy = { $person } a retiré sa demande : l’action reste valable.
undo_withdrawn = Demande retirée : la partie a continué, l’action reste donc valable.
undo_lapsed = Pas d’accord de tous en 48 heures : l’action reste valable.

overview_button = Analyse
overview_title = **Analyse : { $person }**
overview_accuracy =
    { $decisions ->
        [one] Précision : **{ NUMBER($right) }** sur 100, en { NUMBER($decisions) } décision. 100 est la meilleure suite que j’aie trouvée à chaque fois ; 0 ne vaut pas mieux que le hasard.
       *[other] Précision : **{ NUMBER($right) }** sur 100, en { NUMBER($decisions) } décisions. 100 est la meilleure suite que j’aie trouvée à chaque fois ; 0 ne vaut pas mieux que le hasard.
    }
overview_start =
    { GIVEN($spread) ->
        [no] Au départ : **{ $points }** à attendre à la fin, selon le plateau et la place dans l’ordre.
       *[yes] Au départ : **{ $points }** (±{ $spread }) à attendre à la fin, selon le plateau et la place dans l’ordre.
    }
overview_deal = Ses cartes cachées : **{ $points }** (±{ $spread }), par rapport à d’autres qui auraient pu venir.
overview_own = Ses choix : **{ $points }**, par rapport au meilleur que j’aie trouvé, selon ce que cette place pouvait voir alors.
overview_others = Choix des autres : **{ $points }**, selon ce qu’ils pouvaient voir.
overview_luck = Chance : **{ $points }** : le hasard d’après la donne, et ce que je juge mal.
overview_final = À la fin : **{ $points }**.
overview_stopped = Quand la partie s’est arrêtée : **{ $points }** à attendre. Ce ne sont pas les règles qui l’ont finie.
overview_margin = -# Les points sont par rapport à la moyenne des autres. La chance et les choix des autres tiennent compte de ce qu’on ne sait que maintenant.
overview_alone = -# Les points sont ceux du score final. La chance tient compte de ce qu’on ne sait que maintenant.
overview_noMistakes = Je n’ai trouvé aucun tour où un autre choix aurait été nettement meilleur.

beside_agreeCancel = D’accord pour annuler
beside_playOn = Continuer à jouer
beside_resigning = Abandonner…
beside_resign = Abandonner pour de bon
beside_askResign =
    { $effect ->
        [ends] Abandonner ? Tous les autres sont d’accord pour annuler cette partie : elle finit donc aussitôt, tu es dernier et les autres partagent la première place. C’est définitif.
        [cancels] Abandonner ? Tous les autres sont d’accord pour annuler cette partie : elle est donc annulée aussitôt. C’est définitif.
       *[loses]
            { $others ->
                [0] Abandonner cette partie ? C’est définitif.
                [1] Abandonner ? La partie finit aussitôt et l’autre gagne. C’est définitif.
               *[other] Abandonner ? Je joue ta place jusqu’au bout et elle finit dernière. C’est définitif. Avec `/games settings`, ta place peut t’attendre pendant ton absence.
            }
    }
beside_askCancel =
    { $how ->
        [alone] Annuler cette partie ? Elle se termine tout de suite et ne compte pour personne.
        [deserted] Finir cette partie ? Quelqu’un l’a quittée. Elle finit quand tous les autres sont d’accord : la personne qui l’a quittée perd, les autres partagent la première place.
        [last] Annuler cette partie ? Tous les autres sont d’accord : elle finit aussitôt, et ne compte pour personne.
       *[vote] Demander aux autres d’annuler cette partie ? Elle finit quand tout le monde est d’accord, et ne compte pour personne.
    }
beside_openCancel = Annuler la partie
beside_nudge = Relancer
beside_nudged = Relance : { LIST($people) }. La prochaine dans douze heures.
beside_sealed = Choix gardé secret : { $action }.
beside_stillChoosing = Choix attendu de : { LIST($people) }. D’ici là, tu peux changer le tien.
beside_chooseAgain = Choisir à nouveau
beside_turnedDown = Ton choix ne va pas avec celui des autres : { $action }. { $why } Choisis à nouveau ; les autres gardent le leur.
beside_unreadable = Les règles ont changé depuis ton choix, et il ne peut plus être lu : « { $typed } ». { $why } Choisis à nouveau ; les autres gardent le leur.

beside_best =
    { $points ->
        [one] Meilleur tour : { $person }, { NUMBER($points) } point.
       *[other] Meilleur tour : { $person }, { NUMBER($points) } points.
    }
beside_rematch = Revanche
beside_next = Partie suivante
beside_cancelled = Cette partie a été annulée.
beside_wouldCancel =
    { $agreed ->
        [one] { LIST($people) } voudrait annuler cette partie : { NUMBER($agreed) } sur { $asked } est d’accord.
       *[other] { LIST($people) } voudraient annuler cette partie : { NUMBER($agreed) } sur { $asked } sont d’accord.
    }
beside_givenUp = Cette partie a été abandonnée.
beside_lastOnes =
    { COUNT($people) ->
        [1] { LIST($people) } gagne : personne d’autre n’est resté.
       *[other] { LIST($people) } gagnent : personne d’autre n’est resté.
    }

lesson_step = Étape { $at } sur { $of }, sur un plateau d’exemple : rien ici ne change une partie.
