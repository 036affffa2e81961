import type { ResourceHandlers } from '../../api/handler.ts';
import type { Services } from '../../services.ts';

export function carrierProductHandlers({
  carriers,
}: Pick<Services, 'carriers'>): ResourceHandlers<'carrierProducts'> {
  return {
    list: async () => ({
      items: [...carriers.values()].flatMap(({ carrier, products }) =>
        products.map(({ code, name }) => ({ carrier, code, name })),
      ),
    }),
  };
}
