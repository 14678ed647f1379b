// Advice for each appliance in Kendall. Rests on the facts in city-facts-miami-dade.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const kendallAdvice = {
  en: {
    refrigerator: {
      heading: 'Garage and kitchen refrigerators in Kendall ranch houses',
      paragraphs: [
        'Kitchens rebuilt after the roofs of 1992 are due for their second set of machines, and a refrigerator of the first set may have moved to the garage instead of leaving. There it faces damp heat with a gasket already thirty years old. Frost in the freezer, water under the crisper and a motor that never stops follow in that order.',
        'Ask what the old one costs you: unplug it for a month and compare the electric bill. If it stays, give it a smooth floor, a hand of space behind and a fresh gasket. For the one in the kitchen, notice whether both halves are warm or just one, since that splits the possible causes in two. Say which of your Kendall refrigerators is meant and how far it stands from an exterior wall.',
      ],
    },
    washer: {
      heading: 'A Kendall garage washer and its hoses',
      paragraphs: [
        'Heat bakes rubber. In a garage that reaches the nineties from May to October, the fill hoses behind a washer harden, then bulge by the crimp, and one day let go at full pressure. The tap handles next to them corrode from the damp and may no longer close when it happens.',
        'Bend each hose gently. Cracks or a blister mean it should be changed this week, for the braided kind. Then turn the taps off and on. In the garden condos along Kendall Drive the same hoses hide behind a hall closet door and deserve that look all the more, with somebody living below. Tell us garage or closet, how old the hoses are, and whether the machine shakes, leaks or stops.',
      ],
    },
    dryer: {
      heading: 'Hot, wet garage air and slow Kendall dryers',
      paragraphs: [
        'A dryer takes its air from the room around it. When that room is a closed garage in July, the air goes in already hot and moist and leaves little space for the water in your clothes. Expect slower loads in summer. What you should not expect is a drum that stays cool, or an automatic cycle that ends wet.',
        "Raise the garage door a foot while it runs, watch that no exhaust is blowing back in, and compare times. If the winter figure was also slow, go to the duct. In some Kendall ranch houses it crosses the garage ceiling before it finds the eave, with lint at the low point of the sag. A photo of that run, the two times and the machine's age make a useful start.",
      ],
    },
    dishwasher: {
      heading: 'Townhouse and ranch dishwashers on Alexander Orr water',
      paragraphs: [
        'Alexander Orr water arrives lime-softened, which leaves a moderate hardness: enough to spot a glass over weeks, too little to close a spray arm in a year. So if an arm is blocked, look for labels, rice or a shred of plastic first, and hold it up to a window.',
        "In a Kendall townhouse the dishwasher often stands with its back to the neighbor's, and a booming sound through the wall is the drain hose knocking when the pump stops. A clip quiets that. In a ranch house listen for the fill instead: long hissing means a slow valve. Shut-offs from the seventies may weep when turned, so try yours gently with a bowl beneath. Let us know what you found in the arm, or the sound you heard.",
      ],
    },
    oven: {
      heading: 'Kendall ovens from the nineties rebuild',
      paragraphs: [
        'Kitchens put in after the hurricane brought many similar wall ovens, and now they reach thirty. A bake element costs little and snaps out from the front. A touch panel that no longer answers is another matter, because the film keypads of that decade dry out and new ones are scarce.',
        "Press every key once and note the dead ones; if they form a row or column, the ribbon may be loose and can be reseated by a technician. Ranch kitchens in the older east of Kendall may have a thinner cable behind a later oven, so read the breaker number too. We also like to know the oven's position, high or under the counter, and whether the door still stays open at halfway on its own hinges.",
      ],
    },
    stove: {
      heading: 'From ranch house to garden condo, Kendall stoves',
      paragraphs: [
        'Two kinds of kitchen dominate here. The house kitchen has a 30-inch range between cabinets, and the condo kitchen has a smaller galley where a drop-in range hangs from the counter with no feet at all. That second type wants care, for its screws rot out over the years and the whole thing sinks.',
        'Lay a level on the top. A drop-in that leans should not be loaded with large pots until it has been secured. Replacement drop-ins are few, which makes a switch or element worth buying. Permits for moving a circuit in unincorporated Kendall go through Miami-Dade County, so a change from coil to induction begins there. Repairs as such do not raise that question. Describe the lean, the fuel and the burner at fault.',
      ],
    },
    'wine-cooler': {
      heading: 'Kendall family rooms and their wine coolers',
      paragraphs: [
        'Somewhere between the bar and the television stands a cooler that nobody has cleaned since it was bought. Sea air fades by the Palmetto, so corrosion can be set aside; lint, pet hair and a blocked rear vent cannot. Freestanding models need open space behind, and a wall unit made to measure takes it away.',
        "Pull it forward by a hand's width for three days. A drop of several degrees tells you that the furniture is the fault. If nothing changes, feel the sides: warm all over suggests the compressor is working with no result, cold all over suggests it is not even trying. Kendall homes with a garage bar should move the cooler indoors by May. Give us the before-and-after numbers with the label photo.",
      ],
    },
    'range-hood': {
      heading: 'Short hoods over ranges from before 1990',
      paragraphs: [
        'Under the cabinets of a Kendall ranch house hangs, quite often, a 30-inch metal hood with two speeds and one bulb. Many of those blow the air straight back at your forehead. They can be cleaned, and their motor can be changed for little, but they will never take the humid heat away with them.',
        'Look at the top of the hood, inside the cabinet. A pipe up there means it vents to the roof; bare wood means it does not. If there is a pipe, see whether it is warm after ten minutes of boiling. Cold pipe and moving fan equal a stuck damper. A condo along Sunset or Kendall Drive may well be of the second kind. When you call, tell us whether there is a pipe, how many speeds work, and if it smells of hot dust.',
      ],
    },
    microwave: {
      heading: 'Summer heat and over-the-range microwaves, Kendall',
      paragraphs: [
        'Air conditioning set high to save money makes for an 84-degree kitchen at dinner time. Over a busy stove the microwave then sits in air far above that, and its cooling fan can only move what is there. Shutting off mid-cycle and returning twenty minutes later is how it protects itself.',
        'Use the rear burners, start the vent before the pot, and keep both grease screens clean. If it still quits on a cool day, the cutout or its fan may be worn. Wiring in older Kendall houses sometimes feeds it from a lighting circuit, so dimming lamps are worth mentioning. When it has died for good, check the outlet with a radio first. Tell us room temperature, minutes until it stops, and the brand.',
      ],
    },
  },
} as const satisfies CityAdvice;
