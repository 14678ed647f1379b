// Advice for each appliance in Belleair Bluffs. Rests on the facts in city-facts-pinellas.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const belleairBluffsAdvice = {
  en: {
    refrigerator: {
      heading: 'Hill houses, garages and a bluff-top refrigerator',
      paragraphs: [
        'On its bluff this city stays above the floods, so a garage refrigerator here has only heat and wind against it. In a closed brick garage in July the upper shelf warms first, and milk tells you. In January the opposite happens: a garage of 50 °F lets a freezer thaw, as the one thermostat is in the fresh part.',
        'Move milk low, keep the freezer full, and look for a garage kit if the maker sells one. Test by the season: failing in summer means coil or fan, failing in a cold snap means the control does as built. Condo owners can pass this by. Say which season hurts, the model, and how the Belleair Bluffs garage is roofed.',
      ],
    },
    washer: {
      heading: 'Certificates before a washer leaves its closet',
      paragraphs: [
        "In the water-view buildings an office wants the certificate of insurance before a technician uses the elevator with a machine. That paper takes a day when the office's exact name and address are known, and three when they are guessed. A washer that leaks meanwhile should be shut off at both taps.",
        'Ask for the form the association uses and send it on when you book. Look also at the valve box: if the closet has a lever that shuts both at once, try it now. On the house streets of Belleair Bluffs none of this applies, and a visit only needs the gate open. When you call, tell us building or house, who gives the paper, and where the water came out.',
      ],
    },
    dryer: {
      heading: 'Gas or electric dryers above the Intracoastal',
      paragraphs: [
        'Clearwater Gas reaches these streets, and some houses dry with it. A gas dryer that lights once and never again in the same load is a well-known pattern: coils on the valve get hot and quit. It tumbles cold until the end.',
        'Time it. Heat for five to ten minutes and then none fits that pattern. No heat from the start is likely the igniter or a fuse that opened because the vent is blocked. Both are ours, as nobody should open a burner at home. Sea wind up the bluff holds flaps shut, so look there as well. If you smell gas, go out and call 911 from the street. Otherwise tell us the minutes and your Belleair Bluffs vent side.',
      ],
    },
    dishwasher: {
      heading: 'Older condos, thin counters and dishwasher brackets',
      paragraphs: [
        "A dishwasher hangs by two small brackets from the counter's edge. In apartments that got stone tops the old screws no longer hold, and the whole machine tips when the loaded rack rolls out. Glasses chip, and the door catches on the cabinet.",
        "Empty the rack and rock the machine by its frame. If it moves, side brackets into the cabinet are the cure. Never glue them to stone and hope. After that look at the door's bottom seal, bent by tipping. Water here is the county's mix and leaves few marks, so spots mean soap or heat. For a Belleair Bluffs condo give the top's material, how it moved, and if the office wants the water notice.",
      ],
    },
    oven: {
      heading: 'Brick houses and wall ovens of the sixties',
      paragraphs: [
        'Behind the brick, some kitchens keep the wall oven opening their builder left: too small for nearly anything sold now. A repair is tried first for that reason. Parts like igniters, elements and thermostats for old units often come from several makers.',
        "Take the size of the opening, not of the door. Look for the model tag on the frame's left or right. If the oven burns gas and its glow bar reddens but no flame follows in a minute and a half, the bar has grown weak; turn it off. With an electric one, a look at the element when cold will tell. Let us know the fuel, the opening in inches, and whether cabinets may be cut if it must be replaced.",
      ],
    },
    stove: {
      heading: 'A bluff breeze and low gas flames',
      paragraphs: [
        'Kitchens that face the water get a steady draft in the afternoon. A gas burner on simmer blows out, and a model with reignition clicks to relight it, all through dinner. That is weather, not a worn part.',
        'Close the seaward window and see. If clicking ends, a taller pot or the back burner solves it. Should a flame lift off its ports in still air as well, the gas pressure or shutter is wrong, and a technician must set it. On electric tops none of this occurs. Gas smell with knobs closed means everybody outside, then 911, then the gas company. Tell us which burner goes out, at what hour, and with which windows open.',
      ],
    },
    'wine-cooler': {
      heading: 'Antique sideboards that hide a cooler',
      paragraphs: [
        'Someone in a town of antique shops will put a cooler in a sideboard. Handsome, and airless: warm air must come out in front, and a closed oak door does not let it. The wood dries and cracks; the motor cooks.',
        "Only a unit made to be built in may stand so, with its grille free. Take the door off or cut the base for air. Measure the temperature in the sideboard after an hour's run; over 95 °F is too warm. An owner of fine furniture may decide that the cooler goes elsewhere. Ask us about noise or frost after that. When you call, tell us what reading you got, the model on the label, and whether you live in a building.",
      ],
    },
    'range-hood': {
      heading: 'High-rise ducts and the sea-side louver',
      paragraphs: [
        "In the taller buildings a hood blows to a louver beside the balcony. Sea wind leans on it. On gusty days the fan sounds strained, and smells come back ten minutes after you stop. The louver is the building's; the fan, the damper and the filters are yours.",
        "Test on a calm morning and a windy evening, with the same pan. The difference is the wind's share. If even the calm test fails, wash the filters and look at the light: a dim lamp with a slow fan hints at the board. A Belleair Bluffs house has a roof cap instead, and oak leaves up there. Report both tests, the floor or the roof, and ask your office who cleans louvers.",
      ],
    },
    microwave: {
      heading: 'Microwaves above the counter on a quiet street',
      paragraphs: [
        'A microwave above the range takes steam from below each day, and steam carries grease to its vent grille. On gas stoves the heat is greater than on electric, and the plastic bottom lens of the light can sag. That has no bearing on how it cooks, but a fan that starts by itself does: it is a heat guard asking for air.',
        'Clean the two mesh filters underneath with hot suds and keep rear burners low beneath it. If the guard still wakes when nothing cooks, the sensor is at fault. Counter models in a Belleair Bluffs kitchen have no such guard and simply age. Let us know gas or electric below, how often the fan wakes, and the number on the inner edge.',
      ],
    },
  },
} as const satisfies CityAdvice;
