import type { StoryTexts } from './en.ts'

export const vi: StoryTexts = {
  innovation: {
    title: 'Đổi mới độc quyền',
    lede: 'Bốn cơ chế phối hợp với nhau để thanh khoản sinh lợi nhờ hữu ích, chứ không nhờ in thêm.',
    arbitrage: {
      name: 'Mô hình AI kinh doanh chênh lệch giá toàn chuỗi',
      text: 'Cùng một tài sản hiếm khi có một giá trên mọi chuỗi. Mô hình theo dõi các khoảng chênh và giao dịch để khép lại; phần thu được quay về hệ sinh thái.',
    },
    turbo: {
      name: 'Tạo lập thị trường turbo kép bằng trái phiếu',
      text: 'Hai động cơ trên một trục: trái phiếu mang thanh khoản dài hạn vào, tạo lập thị trường đưa nó vào việc. Khi một bên chậm lại, bên kia giữ áp lực.',
    },
    pool: {
      name: 'Pool cân bằng kép thông minh',
      text: 'Hai pool tự cân bằng lẫn nhau. Khi nhu cầu làm nghiêng một pool, pool kia bù vào trước khi giá phải gánh.',
    },
    mining: {
      name: 'Khai thác thanh khoản LP kép',
      text: 'Thanh khoản được khai thác ở hai cặp cùng lúc, để ngày xấu của một cặp không phải là ngày xấu của cả vị thế.',
    },
  },
  injection: {
    title: 'Rót 30 triệu USD',
    text: 'Quỹ đưa 30 triệu USD vào thanh khoản của hệ sinh thái, để thị trường có độ sâu ngay từ đầu.',
  },
  highlights: {
    title: 'Sáu điểm nổi bật cốt lõi',
    autonomy: {
      name: 'Tự chủ ngay từ thiết kế',
      text: 'Quy tắc nằm trong hợp đồng thông minh. Không ai có thể đổi ngày mở bán hay người đã mời bạn.',
      capped: 'Sẽ không bao giờ có nhiều hơn {{cap}}\u00A0YES.',
      sealed: 'Không ai có thể thay đổi tổng cung.',
    },
    inspection: {
      name: 'Ai cũng kiểm tra được',
      text: 'Mọi mức giá, lượt mua và phần thưởng đều trên chuỗi. Những gì trang này hiển thị, bạn có thể tự kiểm tra.',
    },
    escrow: {
      name: 'Thưởng được giữ riêng cho bạn',
      text: 'Thưởng giới thiệu được để riêng ngay trong giao dịch tạo ra nó, không phải chờ lời hứa của ai.',
    },
    price: {
      name: 'Giá báo trước',
      text: 'Mỗi bậc giá có trên chuỗi trước khi bắt đầu, và đơn mua không bao giờ đắt hơn số đã hiển thị.',
    },
    chains: {
      name: 'Sinh ra cho đa chuỗi',
      text: 'YES dành cho thị trường trên nhiều chuỗi. Việc bán diễn ra trên một chuỗi, nơi mỗi giao dịch chỉ tốn vài xu.',
    },
    custody: {
      name: 'Thẳng vào ví của bạn',
      text: 'Vật phẩm và YES vào thẳng ví của bạn, còn hợp đồng thông minh không bao giờ giữ tiền của bạn. YES có thể gửi đi sau khi được mở khóa chuyển.',
    },
  },
  architecture: {
    title: 'Kiến trúc hệ sinh thái',
    lede: 'Sáu phần quanh một token. Mỗi phần có thể lớn lên mà không cần hỏi phần khác.',
    fund: { name: 'Quỹ hệ sinh thái', text: 'Chi cho những gì ai cũng dùng mà không ai muốn xây một mình.' },
    api: { name: 'API mở', text: 'Mọi thị trường và pool đều có thể được chương trình khác đọc và sử dụng.' },
    partners: {
      name: 'Đối tác Web2 và Web3',
      text: 'Cửa hàng, trò chơi và giao thức đưa đến những người chưa từng giữ token.',
    },
    plugins: { name: 'Chia sẻ doanh thu plugin', text: 'Ai xây tiện ích thì được hưởng phần nó kiếm ra.' },
    markets: {
      name: 'Liên thông thị trường',
      text: 'Thanh khoản từng bị chia cắt nay gặp nhau giữa các chuỗi.',
    },
    global: { name: 'Đối tác toàn cầu', text: 'Các cộng đồng mang hệ sinh thái vào ngôn ngữ của mình.' },
  },
  wanted: {
    title: 'Danh sách truy nã',
    lede: 'Sáu kẻ phản diện của tài chính, bị truy nã vì những gì chúng lấy của mọi người. Không cần treo thưởng: chúng mất quyền lực ở nơi không ai cần đến.',
    stamp: 'Truy nã',
    seen: 'Thấy lần cuối',
    gatekeeper: {
      name: 'Kẻ gác cổng',
      crime: 'Quyết định ai được mở tài khoản mà không bao giờ nói lý do.',
      seen: 'Sau quầy đóng cửa lúc bốn giờ',
    },
    printer: {
      name: 'Kẻ in tiền',
      crime: 'Làm tiền tiết kiệm của bạn teo lại khi bạn ngủ.',
      seen: 'Bên chiếc máy in còn ấm',
    },
    freezer: {
      name: 'Kẻ đóng băng',
      crime: 'Khóa số tiền không phải của mình bằng một cuộc gọi.',
      seen: 'Ở cuối một hàng người rất dài',
    },
    middleman: {
      name: 'Kẻ trung gian',
      crime: 'Ăn một phần ở mỗi cây cầu, rồi tính tiền cả biên lai.',
      seen: 'Giữa bạn và tất cả mọi người',
    },
    frontRunner: {
      name: 'Kẻ chen lệnh',
      crime: 'Đọc lệnh của bạn rồi mua trước bạn.',
      seen: 'Trước bạn một khối',
    },
    rugPuller: {
      name: 'Kẻ rug pull',
      crime: 'Bán một lời hứa rồi ôm cả pool bỏ trốn.',
      seen: 'Đang lên máy bay, không hành lý',
    },
  },
}
