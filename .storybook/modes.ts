/** The widths at which screens are looked at, in CSS pixels; the heights are those of common devices. */
export const viewports = {
  w320: { name: '320 (smallest phone, 400 % zoom)', styles: { width: '320px', height: '640px' } },
  w375: { name: '375 (phone)', styles: { width: '375px', height: '812px' } },
  w768: { name: '768 (tablet)', styles: { width: '768px', height: '1024px' } },
  w1200: { name: '1200 (laptop)', styles: { width: '1200px', height: '900px' } },
  w1440: { name: '1440 (desktop)', styles: { width: '1440px', height: '900px' } },
};

/** Values of <html data-density>. */
export const densities = [
  { value: 'default', title: 'Default' },
  { value: 'packplatz', title: 'Packplatz' },
];
