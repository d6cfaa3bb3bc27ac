### How /vintage presents itself in Discord's list, and what is its own. At most 100 characters each.
### An option is called as the field of the action that it fills.

about = Vintage: plant vines up the Douro, sail the harvest down, and age it into Port

# What several options are for: paying for the action.
-pay = How to pay: markers, such as 1, or the overseer on a circle, such as overseer-2

verbs_harvest_about = Harvest all planted Estates, and choose how much wine each of them gives
verbs_harvest_options_pay = { -pay }
verbs_sail_about = Move your boat for a marker, and load what lies on the way
verbs_sail_options_to = A harbour, such as Gaia
verbs_sail_options_load = Your Estates whose waiting wine comes aboard, such as 1,2
verbs_age_about = Roll the die, age the wine in your cellar, and sell
verbs_age_options_pay = { -pay }
