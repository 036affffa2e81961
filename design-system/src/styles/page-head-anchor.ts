/** The line of a page's heading, where buttons stand at its end: what lies above pages keeps off it. */
export const pageHeadAnchor = '--page-head';
