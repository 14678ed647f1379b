// The company facts that site and server share: as the owner states them, and with the settings of an installation laid over.
import { company } from '#content/company/company.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import { parsePhoneNumber } from '#domain/requests/phone-number.ts';

export type CompanyFacts = {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly serviceEmail: string;
  readonly supportEmail: string;
  /** Public origin of the site, without a trailing slash. */
  readonly origin: string;
  /** What a build without SITE_ORIGIN names as its origin, while that is a stand-in; a server answers with its own instead. */
  readonly placeholderOrigin: string | undefined;
  readonly hours: ServiceHours;
};

const origin: { readonly value: string; readonly placeholder: boolean } = company.origin;

/** The facts as content/company/company.ts states them. */
export const statedCompany: CompanyFacts = {
  name: company.name.value,
  phone: company.phone.value,
  serviceEmail: company.serviceEmail.value,
  supportEmail: company.supportEmail.value,
  origin: origin.value,
  placeholderOrigin: origin.placeholder ? origin.value : undefined,
  hours: {
    timeZone: company.timeZone,
    opensAtHour: company.opensAtHour,
    closesAtHour: company.closesAtHour,
    sameDayCutoffHour: company.sameDayCutoffHour,
    callbackMinutes: company.callbackMinutes,
    reminderMinutes: company.reminderMinutes,
  },
};

/** Settings that replace a fact, by the names of docs/contracts.md. */
export type FactSettings = {
  readonly SITE_NAME?: string | undefined;
  readonly PHONE?: string | undefined;
  readonly SERVICE_EMAIL?: string | undefined;
  readonly SUPPORT_EMAIL?: string | undefined;
  readonly SITE_ORIGIN?: string | undefined;
};

/** The facts of one installation: what is not set stays as stated. Throws if PHONE is no phone number. */
export function companyWith(stated: CompanyFacts, settings: FactSettings): CompanyFacts {
  const typed = settings.PHONE ?? stated.phone;
  const phone = parsePhoneNumber(typed);
  if (phone === undefined) throw new Error(`PHONE is not a phone number: "${typed}"`);
  return {
    name: settings.SITE_NAME ?? stated.name,
    phone,
    serviceEmail: settings.SERVICE_EMAIL ?? stated.serviceEmail,
    supportEmail: settings.SUPPORT_EMAIL ?? stated.supportEmail,
    origin: (settings.SITE_ORIGIN ?? stated.origin).replace(/\/$/u, ''),
    placeholderOrigin: stated.placeholderOrigin,
    hours: stated.hours,
  };
}
