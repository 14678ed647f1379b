import { fieldLimits } from '#domain/requests/form-fields.ts';

/** How a browser treats the fields that say who asks, the same in both forms: keyboard, filling in, length. */
export const contactFields = {
  name: { name: 'name', maxLength: fieldLimits.name, autoComplete: 'name' },
  phone: { name: 'phone', type: 'tel', maxLength: fieldLimits.phone, inputMode: 'tel', autoComplete: 'tel' },
  email: {
    name: 'email',
    type: 'email',
    maxLength: fieldLimits.email,
    inputMode: 'email',
    autoComplete: 'email',
  },
} as const;
