/** One change each to the Dread Elves' worked lists. Claim | change | findings gained (+) and lost (-), or none. */
export const DREAD_ELVES_VARIANTS = `
w6: legal, 4487 of 4500 points
a third artefact | dread-prince +lucky-charm | +dread-prince.artefacts.choose-max
an enchanted halberd | dread-prince -talisman-of-shielding +pride-of-gar-daecos | none
a halberd's enchantment on a great weapon | dread-prince -talisman-of-shielding +pride-of-gar-daecos -halberd +great-weapon | +hidden pride-of-gar-daecos +hidden great-weapon
a hand weapon's enchantment beside a halberd | dread-prince -talisman-of-shielding +heros-heart | +hidden heros-heart +hidden halberd
a lance on foot | dread-prince -halberd +lance | +hidden lance
a lance on a horse | dread-prince -halberd +lance -talisman-of-shielding +elven-horse | none
a kraken's hide on a horse | dread-prince -talisman-of-shielding -potion-of-swiftness +elven-horse +krakens-hide | +hidden krakens-hide
an armour for models on foot | dread-prince -talisman-of-shielding +seal-of-the-republic | none
an item for models on foot, mounted | dread-prince -talisman-of-shielding +elven-horse -potion-of-swiftness +rangers-boots | +hidden elven-horse +hidden rangers-boots
the same potion twice in the army | silexian-officer -aether-icon +potion-of-swiftness | +potion-of-swiftness.once
a third banner on the battle standard | silexian-officer +legion-standard | +silexian-officer.banner-enchantment.choose-max
twins of a banner on the battle standard | silexian-officer -banner-of-speed +aether-icon | +t9a.spend
items over the allowance | silexian-officer -aether-icon +executioners-icon | +over +silexian-officer.special-items.allowance
an Officer without the battle standard keeps no banners | role battle-standard-bearer none | +hidden aether-icon +hidden banner-of-speed +t9a.spend
the standard bearer is made General | role general silexian-officer | +hidden general +hidden battle-standard-bearer
no General | role general none | +general.min
two Generals | also general warlock-outcast | +general.max
the Warlock leads | role general warlock-outcast | none
two levels of magic | warlock-outcast +wizard-adept | +warlock-outcast.wizard-level.choose-max
no level of magic | warlock-outcast -wizard-master | +warlock-outcast.wizard-level.choose-min +t9a.spend
no Path | warlock-outcast -cosmology | +warlock-outcast.path.choose-min
two Paths | warlock-outcast +evocation | +warlock-outcast.path.choose-max
another Path | warlock-outcast -cosmology +witchcraft | none
a free mind without a second Path | warlock-outcast -scepter-of-power +essence-of-a-free-mind | +warlock-outcast.second-path.choose-min
a free mind with a second Path | warlock-outcast -scepter-of-power +essence-of-a-free-mind +second-evocation | none
a free mind with the same Path twice | warlock-outcast -scepter-of-power +essence-of-a-free-mind +second-cosmology | +cosmology.once
a second Path without a free mind | warlock-outcast +second-evocation | +hidden evocation
a book that is not for Masters | warlock-outcast -scepter-of-power +book-of-arcane-mastery | +hidden book-of-arcane-mastery
light armour | warlock-outcast -unarmoured +light-armour | none
an armour enchanted that is not worn | warlock-outcast -scepter-of-power +ghostly-guard | +hidden ghostly-guard
an armour enchanted that is worn | warlock-outcast -scepter-of-power -unarmoured +light-armour +ghostly-guard | none
a Master with a hundred and forty points of items | warlock-outcast +talisman-of-the-void +king-slayer | +over
an Adept with as many | warlock-outcast -wizard-master +wizard-adept +talisman-of-the-void +king-slayer | +warlock-outcast.special-items.allowance +t9a.spend
blades that cannot be enchanted | warlock-outcast -hand-weapon +blades-of-darag -scepter-of-power +cleansing-light | +hidden cleansing-light
a flying mount for a Master | warlock-outcast +manticore -scepter-of-power | +over
a flying mount for an Adept | warlock-outcast +manticore -wizard-master +wizard-adept | +hidden manticore +t9a.spend
a large mount under an item of Standard height | warlock-outcast +manticore -unarmoured +light-armour -scepter-of-power +destinys-call | +over +hidden destinys-call
corsairs with handbows also count as Raiders | corsairs +repeater-handbow | +over
a common banner on three units | dread-knights +flaming-standard; judicators +flaming-standard | +over
a common banner on four units | dread-knights +flaming-standard; judicators +flaming-standard; obsidian-guard +flaming-standard | +over +flaming-standard.most
a chariot crew with two weapons | raptor-chariot +lance | +raptor-chariot.crew-melee-weapon.choose-max
a chariot crew without a weapon | raptor-chariot -halberd | +raptor-chariot.crew-melee-weapon.choose-min
a Kraken instead of the Hydra | drop hydra; add kraken | none
a Colossal Kraken with a Beastmaster | drop hydra; add kraken +colossal-kraken; drop harpies; add beastmaster | none
an Exarch without a calling | add temple-exarch +alchemy | +over +temple-exarch.calling
an Exarch who is an Oracle | add temple-exarch +alchemy +oracle-of-doom | +over
an Exarch who takes the battle standard from the Officer | add temple-exarch +alchemy; role battle-standard-bearer temple-exarch | +over +hidden aether-icon +hidden banner-of-speed
an Oracle with the battle standard | add temple-exarch +alchemy +oracle-of-doom; role battle-standard-bearer temple-exarch | +over +hidden aether-icon +hidden banner-of-speed +hidden battle-standard-bearer +hidden temple-exarch.oracle-of-doom +temple-exarch.calling
two battle standards | add temple-exarch +alchemy; also battle-standard-bearer temple-exarch | +over +battle-standard-bearer.max
the third Assassin | add silent-assassin; add silent-assassin; add silent-assassin | +over +silent-assassin.most
a Manticore counts in the Menagerie | limit 2050; silexian-officer +manticore | +over +army.characters.share +army.raiders.share
a Manticore counts in the Menagerie with all that it has | limit 2050; silexian-officer +manticore +extraordinary-specimen | +over +army.characters.share +army.raiders.share +army.menagerie.share
four Gorgons | add gorgons 3; add gorgons 1 | +over +gorgons.most-models
three Gorgons | add gorgons 3 | +over
Acolytes with a Conclave | add warlock-acolytes 5 +champion | +over
a Colossal Kraken without a Beastmaster | drop hydra; add kraken +colossal-kraken | +over +hidden kraken.colossal-kraken
a fourth Hydra also breaks the share of the Menagerie | add hydra; add hydra; add hydra | +over +hydra.most +army.menagerie.share
Black Cloaks below their size | black-cloaks size 4 | +black-cloaks.black-cloak.size-min +t9a.spend
more Obsidian Guard than a unit may hold | obsidian-guard size 26 | +obsidian-guard.obsidian-guardsman.size-max +over
forty points may be left | limit 4527 | none
forty-one may not | limit 4528 | +t9a.spend
a grand army needs more Core and more points | limit 8000 | +t9a.spend +army.core.share
Core below a quarter | drop silexian-spears | +army.core.share +t9a.spend
no Core at all | drop silexian-spears; drop corsairs; drop silexian-auxiliaries; drop shadow-riders | +army.core.min +army.core.share +t9a.spend
three units at 4500 points | drop silexian-spears; drop corsairs; drop silexian-auxiliaries; drop shadow-riders; drop dread-knights; drop judicators; drop harpies; drop raptor-chariot | +t9a.units +army.core.min +army.core.share +t9a.spend
w7: illegal, five Shadow Riders share a limit of four
one of the Core entry fewer | drop shadow-riders.3 | -army.all-shadow-riders.most +army.core.share +t9a.spend
one of the Raiders entry exchanged | drop shadow-riders-raiders.2; add black-cloaks 5 | -army.all-shadow-riders.most
a sixth changes nothing more | add shadow-riders 5 | +over
riders above their size | shadow-riders.1 size 11 | +over +shadow-riders.shadow-rider.size-max
a grand army allows eight | limit 8000 | -army.all-shadow-riders.most +t9a.spend +army.core.share
two of them beside each other are fine | drop shadow-riders.3; drop shadow-riders.2 | -army.all-shadow-riders.most +army.core.share +t9a.spend
the Officer leads instead of the Prince | role general silexian-officer | none
both lead | also general silexian-officer | +general.max
the Officer carries the battle standard | also battle-standard-bearer silexian-officer | +over
a Prince cannot carry it | also battle-standard-bearer dread-prince | +unknown-role battle-standard-bearer
three batteries | drop judicators; drop hydra; add repeater-battery; add repeater-battery; add repeater-battery | +t9a.spend
three batteries and a hunting chariot | drop judicators; drop hydra; add repeater-battery; add repeater-battery; add repeater-battery; add hunting-chariot | +t9a.spend +repeater-battery.most
two batteries and a hunting chariot | drop judicators; drop hydra; add repeater-battery; add repeater-battery; add hunting-chariot | +t9a.spend
a Seal of the Republic on a mounted Prince | dread-prince +seal-of-the-republic +elven-horse | +over +hidden seal-of-the-republic +hidden elven-horse
`;
