import type { Company } from '@boxwright/contract';

/** Structured data for search engines: the company, its office with hours, and the site. */
export const homeGraph = (company: Company, publicUrl: string): readonly object[] => {
  const { name, legalName, email, phones, addressLines, social } = company;
  const organisation = `${publicUrl}/#organisation`;
  const pincode = addressLines.join(' ').match(/\b[1-9]\d{5}\b/)?.[0];
  const address = {
    '@type': 'PostalAddress',
    streetAddress: addressLines.slice(0, 2).join(', '),
    addressLocality: 'Chennai',
    addressRegion: 'Tamil Nadu',
    addressCountry: 'IN',
    ...(pincode === undefined ? {} : { postalCode: pincode }),
  };
  return [
    {
      '@type': 'Organization',
      '@id': organisation,
      name,
      legalName,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/favicon.svg`,
      email,
      telephone: phones[0],
      foundingDate: '1972',
      address,
      sameAs: social.map((each) => each.address),
    },
    {
      '@type': 'LocalBusiness',
      '@id': `${publicUrl}/#office`,
      name,
      parentOrganization: { '@id': organisation },
      image: `${publicUrl}/images/og-home.jpg`,
      url: `${publicUrl}/`,
      email,
      telephone: phones[0],
      address,
      priceRange: '₹₹',
      currenciesAccepted: 'INR',
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '09:00',
        closes: '18:00',
      },
    },
    { '@type': 'WebSite', name, url: `${publicUrl}/`, inLanguage: 'en-IN', publisher: { '@id': organisation } },
  ];
};
