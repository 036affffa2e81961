/**
 * Islands that cost a ferry or a flight: beginnings of their postcodes by country. A selection in
 * the manner of the carriers' surcharge lists; editable data, not code.
 */
export const islands: Readonly<Record<string, readonly string[]>> = {
  // Hiddensee, Pellworm and the Halligen, Föhr, Amrum, Sylt, East Frisian islands, Helgoland.
  DE: ['18565', '25849', '25859', '25863', '25869', '25938', '25946', '2598', '2599'].concat([
    '26465',
    '26474',
    '26486',
    '26548',
    '26571',
    '26579',
    '26757',
    '27498',
  ]),
  // Bornholm.
  DK: ['37'],
  // Balearic and Canary Islands, Ceuta, Melilla.
  ES: ['07', '35', '38', '51', '52'],
  // Åland.
  FI: ['22'],
  AX: ['22'],
  // Corsica and overseas.
  FR: ['20', '97', '986', '987', '988'],
  // Isle of Man, Channel Islands and the Scottish isles.
  GB: ['HS', 'IM', 'JE', 'GY', 'ZE'],
  GG: ['GY'],
  IM: ['IM'],
  JE: ['JE'],
  // Crete, the Aegean and the Ionian islands.
  GR: ['29', '31', '49', '7', '8'],
  // Sardinia and Sicily.
  IT: ['07', '08', '09', '9'],
  // Madeira and Azores.
  PT: ['9'],
};
