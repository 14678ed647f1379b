// Advice for each appliance in Apopka. Rests on the facts in city-facts-central.ts.
import type { CityAdvice } from '#content/places/city-advice-form.ts';

export const apopkaAdvice = {
  en: {
    refrigerator: {
      heading: 'Pollen fur behind an Apopka refrigerator',
      paragraphs: [
        'Foliage houses and oaks give this town its green, and they give a refrigerator coil its coat. Pollen sticks to kitchen grease, dust sticks to pollen, and after two springs the fins beneath the cabinet look like felt. The sides grow hot, the motor barely rests, and the fresh-food half goes soft first.',
        'Clean it in late April, once the yellow dust on cars has ended. Switch the unit off, pull the bottom grille and work from the front with a coil brush and a vacuum nozzle. A spare in an Apopka garage needs the same and sees more heat besides. On the phone, mention when the coil was last brushed and whether the warm half is above or below.',
      ],
    },
    washer: {
      heading: 'Septic rules reach the Apopka laundry',
      paragraphs: [
        'Close to the Wekiva River the rules for septic tanks are strict, and a washing machine is the biggest single load most tanks receive. A washer that fills too high, or never stops trickling in, sends its surplus straight to the drain field. So a small valve fault indoors becomes a large bill outdoors.',
        'Mark the water line in the tub with the machine off and look again two hours later. If it has risen, close both taps behind it and leave them closed. Powder with filler is hard on tanks; a liquid made for high-efficiency machines is kinder. Say when you book in Apopka whether your line runs to a tank or to the city sewer, and if the tub fills by itself.',
      ],
    },
    dryer: {
      heading: 'Two Apopka neighbors, two kinds of dryer',
      paragraphs: [
        'Lake Apopka Natural Gas District has lines on some streets and none on the next, so two houses across a road may dry with different fuel. From the front the machines look the same. Behind them, one has a thick cord with three or four blades, the other a slim cord and a yellow metal connector.',
        'Which one you own changes the visit, for a gas valve coil and an electric heater share no parts. Read the rating label inside the door frame; it states the fuel and the volts. Should you be planning a change of fuel, ask a licensed contractor first about running the line. Tell us what the label says, the drying time of one mixed load, and your side of town.',
      ],
    },
    dishwasher: {
      heading: 'Spring-country limestone in Apopka dishwashers',
      paragraphs: [
        'The rock that makes Rock Springs so clear also fills the tap with calcium. Heat drives it out of solution, which is why the chalk gathers at the heater, on the spray arm holes and along the door lip, and not in the sink. Glasses turn cloudy long before anything breaks.',
        'Hold a spray arm up to a window; each hole should show daylight. Clear blocked ones with a wooden pick, then run one empty hot cycle with citric acid made for the purpose. Fill the rinse-aid cup and set its dial high, as Apopka city water gives it work to do. If the upper rack alone stays dirty after that, tell us so, along with the age of the machine.',
      ],
    },
    oven: {
      heading: 'Every age of kitchen, from Errol Estate on',
      paragraphs: [
        "Golf-course houses, last year's subdivision and a farmhouse toward Zellwood can all sit in one morning's route. Their ovens span fifty years of cabinet sizes. A wall oven from the first group often fills a 24- or 27-inch hole, while the newest homes were drawn around 30.",
        'That matters when a repair and a replacement are being weighed, since new narrow ovens are few and dear. Measure the front panel edge to edge and jot it down. Then see how it fails: slow to heat points at an element or igniter, dead altogether at the supply or board. With the width, the fuel and that remark, photos often show whether repair makes sense.',
      ],
    },
    stove: {
      heading: 'Ask about the gas line in Apopka first',
      paragraphs: [
        'Buyers often assume that a house with a gas water heater has gas at the range as well. In parts of Apopka the main may have come later than the kitchen, with the heater alone switched over. Pull out the bottom drawer and look with a flashlight: a big round outlet means electric, a valve and tube mean gas.',
        'Electric tops fail one burner at a time, through the coil, its socket or the switch behind the knob. Breaker off and all cold, move the coil to a twin socket and you have learned which. Gas tops click on without lighting when a cap sits crooked or wet. When you book, tell us the fuel, the position of the bad burner, and how long ago it was last all right.',
      ],
    },
    'wine-cooler': {
      heading: 'Springtime dust starves an Apopka wine cooler',
      paragraphs: [
        'An undercounter cooler breathes through a strip barely three inches high at the floor. In a town of nurseries and live oaks that strip catches the same fine yellow powder as the porch screens. Rust is no worry this far from a coast, so a cooler here usually suffers from being dirty long before being worn.',
        'Switch it off, unclip the toe grille and draw the dust out with a soft brush on the vacuum. Afterward note the reading each evening for two days. A return to the set number means the matter is closed. If one zone still lags, the fan or damper is at fault. Send word from Apopka with both readings, plus whether the unit is built in or free on all sides.',
      ],
    },
    'range-hood': {
      heading: 'Oak litter closes hood caps in Apopka',
      paragraphs: [
        'Under the trees of the older golf streets a roof cap collects oak tassels, leaves and the odd wasp nest. The hood below still roars, for its fan has lost nothing but its exit. Hold a sheet of tissue to the screen at full speed. If the paper falls, air is not leaving the house.',
        'Roof work is for a roofer, yet you can look from the yard with field glasses while somebody runs the fan. A wall cap near the ground you may brush clean yourself with the power off. Newer Apopka kitchens may have no duct at all, only a charcoal filter that wants replacing twice a year. Let us know which arrangement yours is, and what the tissue did.',
      ],
    },
    microwave: {
      heading: 'Older outlets, newer microwaves in Apopka',
      paragraphs: [
        'A modern over-the-range microwave draws about as much as a space heater. In a house from before the eighties the outlet in the cabinet above was often tapped from the counter circuit, so coffee maker and microwave together trip it. The machine gets the blame, though the wiring earned it.',
        "Try it alone with a cup of water for two minutes. A trip even then, or a burnt smell, means stop using it. If only the pair trips, an electrician can give the microwave a line of its own, which most makers ask for anyway. Block by block the houses of Apopka differ, so include the year yours was built, the microwave's width in inches, and what else was on.",
      ],
    },
  },
} as const satisfies CityAdvice;
