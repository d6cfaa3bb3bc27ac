about = Vintage: Pflanz Reben am Douro, fahr die Ernte hinab und lass sie zu Portwein reifen

-pay = Marker, etwa 1, oder der Verwalter auf einem Kreis, etwa overseer-2

verbs_harvest_about = Alle bepflanzten Quintas ernten; dann wird nach jeder gefragt
verbs_harvest_options_pay = { -pay }
verbs_sail_about = Dein Boot für einen Marker bewegen und laden, was am Weg liegt
verbs_sail_options_to = Ein Hafen, etwa Gaia
verbs_sail_options_load = Deine Quintas, deren Chargen an Bord kommen, etwa 1,2
verbs_age_about = Würfeln, den Keller reifen lassen und verkaufen
verbs_age_options_pay = { -pay }
