/** One change each to the Empire's worked lists. Claim | change | findings gained (+) and lost (-), or none. */
export const EMPIRE_VARIANTS = `
w1: legal, 980 of 1000 points
a unit one model below its size | imperial-guard size 14 | +imperial-guard.imperial-guardsman.size-min
a unit one model larger fits | imperial-guard size 16 | none
a model too many for the points | imperial-guard size 17 | +over
a unit below its size also falls short of the points | heavy-infantry size 19 | +heavy-infantry.heavy-infantryman.size-min +t9a.spend
a unit above its size | heavy-infantry size 51 | +heavy-infantry.heavy-infantryman.size-max +over
forty points may be left | limit 1020 | none
forty-one may not | limit 1021 | +t9a.spend
a game far larger than the army | limit 1300 | +t9a.spend
a point over the limit | limit 979 | +over
a share exactly reached | limit 850 | +over
a share passed by a fraction of a point | limit 849 | +over +army.imperial-armoury.share
no General | role general none | +general.min
no Character, so no General either | drop marshal | +army.characters.min +general.min +t9a.spend
the General is given the battle standard | also battle-standard-bearer marshal | +hidden general +hidden battle-standard-bearer
the only Character carries the standard and leads nobody | role general none; also battle-standard-bearer marshal | +general.min
a gun without a weapon | artillery -volley-gun | +artillery.artillery-weapon.choose-min +t9a.spend
a gun with two weapons | artillery +mortar | +artillery.artillery-weapon.choose-max +over +army.imperial-armoury.share
a dearer gun breaks the share of the armoury | artillery -volley-gun +cannon | +over +army.imperial-armoury.share
another gun at another price | artillery -volley-gun +imperial-rocketeer | +t9a.spend
two weapons for one unit | heavy-infantry +spear | +heavy-infantry.melee-weapon.choose-max +over
spears instead of halberds | heavy-infantry -halberd +spear | none
no weapon but the hand weapon | heavy-infantry -halberd | +t9a.spend
a banner for the standard bearer | heavy-infantry +aether-icon | none
two banners on a standard | heavy-infantry +aether-icon +legion-standard | +heavy-infantry.command-group.standard-bearer.banner-enchantment.choose-max
great weapons for the Guard | imperial-guard -shield +great-weapon | +over
crossbows instead of handguns | light-infantry -handgun +crossbow | none
crossbows beside handguns | light-infantry +crossbow | +light-infantry.shooting-weapon.choose-max
neither crossbows nor handguns | light-infantry -handgun | +light-infantry.shooting-weapon.choose-min
ten Irregulars | state-militia +irregulars | none
sixteen are too many for Irregulars | state-militia size 16 +irregulars | +hidden state-militia.irregulars +over
a second State Militia is allowed in a warband but not its share | add state-militia 10 | +over +army.imperial-auxiliaries.share
a third State Militia is not | add state-militia 10; add state-militia 10 | +over +army.imperial-auxiliaries.share +state-militia.most
a lance on foot | marshal -hand-weapon +lance | +hidden lance
a great weapon | marshal -hand-weapon +great-weapon | none
two melee weapons | marshal +halberd | +marshal.melee-weapon.choose-max
no melee weapon at all | marshal -hand-weapon | +marshal.melee-weapon.choose-min
two pistols are any number of pistols | marshal +pistol +repeater-pistol | none
an Imperial Prince who is General | marshal +imperial-prince | +over
an Imperial Prince who is not | marshal +imperial-prince; role general none | +over +general.min +hidden marshal.imperial-prince
a Prince and a Tactician are two professions | marshal +imperial-prince +great-tactician | +over +marshal.profession.choose-max
a potion | marshal +potion-of-strength | none
two artefacts | marshal +lucky-charm +mantle-of-ullor | none
an item for models on foot, on foot | marshal +willows-ward | none
a shield enchanted that is not there | marshal -shield +willows-ward | +hidden willows-ward
a mount counts in its own share, the rider does not | add prelate +altar-of-battle | +over +army.characters.share +army.sunnas-fury.share
a griffon under the General | marshal +great-griffon | +over
a griffon under the battle standard | marshal +great-griffon; role general none; also battle-standard-bearer marshal | +over +general.min +hidden great-griffon
two griffons of two riders in a warband | marshal +great-griffon; add wizard +alchemy +great-griffon | +over +army.characters.share +great-griffon.most
a large mount under an item of Standard height | marshal +pegasus +essence-of-mithril | +over +hidden essence-of-mithril
a towering mount and a potion of strength | marshal +great-griffon +potion-of-strength | +over +hidden great-griffon +hidden potion-of-strength
a Commanding Dragon is for the Prince | marshal +commanding-dragon | +over +army.characters.share +army.sunnas-fury.share +hidden commanding-dragon
an item for Wizards | add prelate +exemplars-flame | +over +hidden exemplars-flame
black steel on heavy armour | add prelate +blacksteel | +over +hidden blacksteel
black steel on plate | add prelate -heavy-armour +plate-armour +blacksteel | +over
a crown for the Inquisitor, who leads nobody | add inquisitor +crown-of-autocracy | +over +hidden crown-of-autocracy
an Inquisitor cannot be General | add inquisitor; role general inquisitor | +over +general.min +unknown-role general
an engine without its instrument | add arcane-engine | +over +arcane-engine.arcane-instrument.choose-min
a hand weapon enchanted beside a halberd | marshal -hand-weapon +halberd +hammer-of-witches | +over +hidden halberd +hidden hammer-of-witches
a banner for a Marshal without the battle standard | marshal +aether-icon | +hidden aether-icon
a second Marshal | add marshal | +over
two Marshals as Generals | add marshal; also general marshal.2 | +over +general.max
a Steam Tank counts in two shares | add steam-tank | +over +army.imperial-armoury.share +army.sunnas-fury.share
a second Steam Tank is one too many | add steam-tank; add steam-tank | +over +army.imperial-armoury.share +army.sunnas-fury.share +steam-tank.most
two of five units left, one of them the gun | drop heavy-infantry; drop light-infantry; drop state-militia | +t9a.units +t9a.spend +army.core.min +army.core.share
three of five units left, one of them the gun | drop heavy-infantry; drop light-infantry | +t9a.spend +army.core.share
w2: illegal, the armoury over its share
one gun fewer | drop artillery.2 | -army.imperial-armoury.share +t9a.spend
a third gun is one too many in a warband | add artillery +volley-gun | +over +artillery.most
one kind of gun twice in a warband | artillery -mortar +imperial-rocketeer | +artillery.imperial-rocketeer.most +t9a.spend
w3: illegal, two Knightly Orders without a Knight Commander
one Knightly Order | drop knightly-orders.2 | -knightly-orders.most +t9a.spend
a giant counts in Sunna's Fury | add imperial-giant +giant-club | +over
a giant with a repeater counts in the armoury instead | add imperial-giant +giant-repeater | +over +army.imperial-armoury.share
silver shots put the Inquisitor among the Auxiliaries | limit 1500; add inquisitor +silver-shots | +over +army.imperial-auxiliaries.share
an Inquisitor without them is none | limit 1500; add inquisitor | +over
a Knight Commander lets them in | add knight-commander | -knightly-orders.most +over
a grand army lets two in | limit 8000 | -knightly-orders.most +t9a.spend +army.core.share
a third order | add knightly-orders 5 | +over
w4: legal, 1965 of 2000 points
a Commander without a mount, so without a lance | knight-commander -horse | +knight-commander.mount.choose-min +hidden lance
a Commander on two mounts | knight-commander +young-griffon | +knight-commander.mount.choose-max
a Commander on a Young Griffon | knight-commander -horse +young-griffon | none
boots on horseback | knight-commander +rangers-boots | +hidden rangers-boots +hidden horse
a courser on horseback | knight-commander +karadons-courser | none
a courser under a griffon | knight-commander -horse +young-griffon +karadons-courser | +hidden karadons-courser +hidden young-griffon +over
the Commander is not the General | role general none | +general.min
without the Commander two orders are one too many | drop knight-commander | +knightly-orders.most +army.characters.min +general.min +t9a.spend
a second Commander in a warband | add knight-commander | +over
a third Commander in a warband | add knight-commander; add knight-commander | +over +knight-commander.most
a third order in a warband | add knightly-orders 5 | +over +knightly-orders.most
a third order above the warband, and points to spend | limit 3001 | +t9a.spend
ten Reiters in a warband | reiters size 10 | +over
eleven Reiters in two units in a warband | add reiters 6 +light-lance-and-shield | +over +reiters.most-models
heavy armour for Reiters | reiters -light-armour +heavy-armour | none
two suits of armour for Reiters | reiters +heavy-armour | +reiters.armour.choose-max
a banner for a Parent Unit | heavy-infantry +banner-of-unity | none
the banner of Parent Units for a Support Unit | heavy-infantry size 20 +banner-of-unity | +hidden banner-of-unity +t9a.spend
the same banner for two units | heavy-infantry +banner-of-unity; imperial-guard +banner-of-unity | +over +banner-of-unity.once
shields and great weapons for the Guard | imperial-guard +great-weapon | +over +imperial-guard.equipment.choose-max
neither shields nor great weapons for the Guard | imperial-guard -shield | +imperial-guard.equipment.choose-min
two units of Flagellants | add flagellants 15 | +over
three units of Flagellants in a warband | add flagellants 15; add flagellants 15 | +over +flagellants.most
a banner for the last ten points | heavy-infantry +legion-standard +champion | +heavy-infantry.command-group.champion.max
two artefacts | knight-commander +lucky-charm +mantle-of-ullor | none
three artefacts | knight-commander +lucky-charm +mantle-of-ullor +potion-of-strength | +knight-commander.artefacts.choose-max
items at the allowance | knight-commander +blacksteel +dusk-forged | +over
w5: illegal, 955 of 1000 points
a great weapon makes it legal | marshal -hand-weapon +great-weapon | -t9a.spend
five points more to spend | limit 995 | -t9a.spend
three artefacts | marshal +lucky-charm +mantle-of-ullor +potion-of-strength | -t9a.spend +marshal.artefacts.choose-max
`;
