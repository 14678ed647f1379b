// The settings a site build reads from the environment. Astro checks them before the first page is made.
import { envField } from 'astro/config';

const text = () => envField.string({ context: 'server', access: 'public', optional: true });
const url = () => envField.string({ context: 'server', access: 'public', optional: true, url: true });

export const settingsSchema = {
  SITE_NAME: text(),
  SITE_ORIGIN: url(),
  PHONE: text(),
  SERVICE_EMAIL: text(),
  SUPPORT_EMAIL: text(),
  // A path or a web address: site/settings.ts says no to anything else.
  FORM_ENDPOINT: text(),
  ASSETS_BASE: text(),
  BACKEND_URL: url(),
  // With or without a scheme: site/settings.ts reads it.
  ANALYTICS_HOST: text(),
  ANALYTICS_KEY: text(),
  SOCIAL_FACEBOOK: url(),
  SOCIAL_INSTAGRAM: url(),
  SOCIAL_X: url(),
  SOCIAL_YOUTUBE: url(),
  SOCIAL_YELP: url(),
};
