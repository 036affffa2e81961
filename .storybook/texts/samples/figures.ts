import type { SamplesByKey } from './samples-by-key.ts';

/** Arguments of texts of figures and costs. */
export const samplesOfFigures: SamplesByKey = {
  'statisticsCopy.days': [['2026-08-24', '2026-11-20']],
  'statisticsCopy.compared': [['2026-05-27', '2026-08-23']],
  'statisticsCopy.deliveredShare': [
    [0.942, 49],
    [1, 0],
  ],
  'statisticsCopy.bar': [
    ['KW\u00A045', 112, 2],
    ['DHL', 1, 0],
  ],
  'statisticsCopy.week': [[45]],
  'statisticsCopy.weekOf': [[45, '2026-11-02', '2026-11-08']],
  'statisticsCopy.running': [['KW\u00A047']],
  'billingCopy.costs.chart': [[2026]],
  'billingCopy.costs.table': [[2026]],
  'billingCopy.costs.bar': [['November 2026', 434_238, 294]],
  'billingCopy.costs.exportOf': [['November 2026']],
  'billingCopy.costs.exportFailed': [['November 2026']],
};
