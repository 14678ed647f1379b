import { expect, test } from 'vitest';
import { company } from '#content/company/company.ts';
import { breadcrumbThing, businessThing, serviceThing } from './structured-data.ts';

test('machines are told the same company facts as people', () => {
  expect(businessThing()).toMatchObject({
    name: company.name.value,
    telephone: company.phone.value,
    email: company.supportEmail.value,
    url: `${company.origin.value}/`,
    priceRange: '$$',
    paymentAccepted: 'cash, check, credit card, debit card',
    foundingDate: '2018',
    geo: { latitude: 27.77, longitude: -82.64 },
    openingHoursSpecification: { opens: '07:00', closes: '21:00' },
  });
});

test('the area served is the six cities of the company facts, in their order', () => {
  expect(businessThing()).toMatchObject({ areaServed: company.areaServed.map((name) => ({ name })) });
});

test('the company claims no stars and gives no street', () => {
  expect(businessThing()).not.toHaveProperty('aggregateRating');
  expect(businessThing()).not.toHaveProperty('address');
});

test('a service names its lowest price in dollars and says that tax is not in it', () => {
  const service = serviceThing({
    name: 'Dryer Repair',
    path: '/miami-dryer-repair',
    area: { type: 'City', name: 'Miami' },
    startingPriceUsd: 85,
  });
  expect(service).toMatchObject({
    offers: { priceSpecification: { minPrice: 85, priceCurrency: 'USD', valueAddedTaxIncluded: false } },
  });
});

test('a trail counts its steps from one and leaves out the address of the page itself', () => {
  const trail = breadcrumbThing({
    label: 'You are here',
    here: 'Miami',
    parents: [{ text: 'Home', path: '/' }],
  });
  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${company.origin.value}/` },
      { position: 2, name: 'Miami' },
    ],
  });
});
