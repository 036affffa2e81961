/** German words of the API about notifications. */
export const notificationApiCopy = {
  notFound: 'Diese Benachrichtigung gibt es nicht.',
} as const;
