import { quoteFields } from '#domain/requests/quote-fields.ts';

/** How a browser treats the fields that say who asks, the same in both forms: keyboard, filling in, length. */
export const contactFields = {
  name: { name: 'name', maxLength: quoteFields.name.limit, autoComplete: 'name' },
  phone: {
    name: 'phone',
    type: 'tel',
    maxLength: quoteFields.phone.limit,
    inputMode: 'tel',
    autoComplete: 'tel',
  },
  email: {
    name: 'email',
    type: 'email',
    maxLength: quoteFields.email.limit,
    inputMode: 'email',
    autoComplete: 'email',
  },
} as const;
