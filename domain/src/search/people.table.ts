/**
 * Public figures of Egypt with their names as encyclopaedias, federations and publishers write them in English. None of
 * it was looked at while the search was written: who adds a rule for one of them takes it out of here.
 */
export const PEOPLE = `
نجيب محفوظ: Naguib Mahfouz
طه حسين: Taha Hussein
أم كلثوم: Umm Kulthum
عمر الشريف: Omar Sharif
محمد صلاح: Mohamed Salah
فاتن حمامة: Faten Hamama
عادل إمام: Adel Emam
زاهي حواس: Zahi Hawass
مجدي يعقوب: Magdi Yacoub
أحمد زويل: Ahmed Zewail
بطرس غالي: Boutros Ghali
محمد البرادعي: Mohamed ElBaradei
نوال السعداوي: Nawal El Saadawi
يوسف شاهين: Youssef Chahine
عبد الحليم حافظ: Abdel Halim Hafez
حسن فتحي: Hassan Fathy
سميح ساويرس: Samih Sawiris
طلعت حرب: Talaat Harb
سعد زغلول: Saad Zaghloul
هدى شعراوي: Huda Sha'arawi
صفية زغلول: Safiya Zaghloul
لطفية النادي: Lotfia El Nadi
سميرة موسى: Sameera Moussa
درية شفيق: Doria Shafik
أحمد شوقي: Ahmed Shawqi
حافظ إبراهيم: Hafez Ibrahim
توفيق الحكيم: Tawfiq al-Hakim
يوسف إدريس: Yusuf Idris
جمال الغيطاني: Gamal al-Ghitani
علاء الأسواني: Alaa Al Aswany
بهاء طاهر: Bahaa Taher
صنع الله إبراهيم: Sonallah Ibrahim
رضوى عاشور: Radwa Ashour
أهداف سويف: Ahdaf Soueif
إبراهيم أصلان: Ibrahim Aslan
خيري شلبي: Khairy Shalaby
سيد درويش: Sayed Darwish
فريد الأطرش: Farid al-Atrash
أسمهان: Asmahan
ليلى مراد: Leila Mourad
شادية: Shadia
وردة: Warda
عمرو دياب: Amr Diab
محمد منير: Mohamed Mounir
أنغام: Angham
شيرين عبد الوهاب: Sherine Abdel-Wahab
تامر حسني: Tamer Hosny
رمسيس ويصا واصف: Ramses Wissa Wassef
محمود مختار: Mahmoud Mokhtar
عبد الهادي الجزار: Abdel Hadi El Gazzar
إنجي أفلاطون: Inji Efflatoun
جاذبية سري: Gazbia Sirry
تحية حليم: Tahia Halim
حامد ندا: Hamed Nada
سيف وانلي: Seif Wanly
آدم حنين: Adam Henein
أحمد زكي: Ahmed Zaki
سعاد حسني: Soad Hosny
محمود عبد العزيز: Mahmoud Abdel Aziz
نور الشريف: Nour El-Sherif
ليلى علوي: Laila Elwi
إلهام شاهين: Elham Shahin
رشدي أباظة: Rushdy Abaza
فريد شوقي: Farid Shawki
إسماعيل ياسين: Ismail Yassin
عبد الفتاح القصري: Abdel Fatah El Kasri
ماري منيب: Mary Mounib
زينات صدقي: Zeinat Sedki
سامية جمال: Samia Gamal
نجوى فؤاد: Nagwa Fouad
هند رستم: Hind Rostom
شكري سرحان: Shoukry Sarhan
عماد حمدي: Emad Hamdy
توفيق الدقن: Tawfik El Deken
عبد المنعم مدبولي: Abdel Moneim Madbouly
فؤاد المهندس: Fouad el-Mohandes
سمير غانم: Samir Ghanem
جورج سيدهم: George Sidhom
يونس شلبي: Younes Shalabi
سهير البابلي: Soheir El Bably
عبلة كامل: Abla Kamel
صابرين: Sabreen
منة شلبي: Menna Shalabi
هند صبري: Hend Sabry
غادة عبد الرازق: Ghada Abdel Razek
كندة علوش: Kinda Alloush
أمينة خليل: Amina Khalil
آسر ياسين: Asser Yassin
أحمد السقا: Ahmed El Sakka
أحمد حلمي: Ahmed Helmy
منى زكي: Mona Zaki
محمد هنيدي: Mohamed Henedi
هاني رمزي: Hany Ramzy
أشرف عبد الباقي: Ashraf Abdel Baky
محمود حميدة: Mahmoud Hemida
خالد الصاوي: Khaled El Sawy
خالد صالح: Khaled Saleh
عمرو واكد: Amr Waked
باسم يوسف: Bassem Youssef
لميس الحديدي: Lamis Elhadidy
عمرو أديب: Amr Adib
يسري فودة: Yosri Fouda
معتز الدمرداش: Moataz El Demerdash
جميل راتب: Gamil Ratib
محمود الخطيب: Mahmoud El Khatib
محمد أبو تريكة: Mohamed Aboutrika
أحمد حجازي: Ahmed Hegazi
عصام الحضري: Essam El Hadary
محمد الشناوي: Mohamed El Shenawy
عمر مرموش: Omar Marmoush
محمد النني: Mohamed Elneny
رمضان صبحي: Ramadan Sobhi
طارق حامد: Tarek Hamed
علي جبر: Ali Gabr
عبد الله السعيد: Abdallah Said
مروان محسن: Marwan Mohsen
وائل جمعة: Wael Gomaa
حازم إمام: Hazem Emam
عماد متعب: Emad Moteab
محمد زيدان: Mohamed Zidan
نور الشربيني: Nour El Sherbini
رنيم الوليلي: Raneem El Weleily
نوران جوهر: Nouran Gohar
علي فرج: Ali Farag
رامي عاشور: Ramy Ashour
عمرو شبانة: Amr Shabana
كريم درويش: Karim Darwish
طارق مؤمن: Tarek Momen
مروان الشوربجي: Marwan El Shorbagy
هانيا الحمامي: Hania El Hammamy
مصطفى عسل: Mostafa Asal
مازن هشام: Mazen Hesham
فريدة عثمان: Farida Osman
هداية ملاك: Hedaya Malak
سارة سمير: Sara Samir
جيانا فاروق: Giana Farouk
فريال أشرف: Feryal Ashraf
أحمد الجندي: Ahmed Elgendy
كرم جابر: Karam Gaber
ميار شريف: Mayar Sherif
حسب الله الكفراوي: Hasaballah El Kafrawy
مجدي راسخ: Magdy Rasekh
محمد حسنين هيكل: Mohamed Hassanein Heikal
ياسين منصور: Yasseen Mansour
سهير حواس: Soheir Hawas
عبد الواحد الوكيل: Abdel-Wahed El-Wakil
رجائي عطية: Ragai Attia
جودة عبد الخالق: Gouda Abdel-Khalek
حازم الببلاوي: Hazem El Beblawi
عصام شرف: Essam Sharaf
كمال الجنزوري: Kamal Ganzouri
أحمد نظيف: Ahmed Nazif
إبراهيم محلب: Ibrahim Mahlab
مصطفى مدبولي: Mostafa Madbouly
سحر نصر: Sahar Nasr
هالة السعيد: Hala El Said
رانيا المشاط: Rania Al-Mashat
غادة والي: Ghada Waly
مايا مرسي: Maya Morsy
نبيلة مكرم: Nabila Makram
إيناس عبد الدايم: Enas Abdel-Dayem
سامح شكري: Sameh Shoukry
نبيل فهمي: Nabil Fahmy
عمرو موسى: Amr Moussa
أسامة الباز: Osama El-Baz
عصمت عبد المجيد: Esmat Abdel Meguid
مرفت التلاوي: Mervat Tallawy
تهاني الجبالي: Tahani El Gebali
جابر عصفور: Gaber Asfour
لويس عوض: Louis Awad
سلامة موسى: Salama Moussa
أنيس منصور: Anis Mansour
يوسف زيدان: Youssef Ziedan
أحمد مراد: Ahmed Mourad
إحسان عبد القدوس: Ihsan Abdel Quddous
يوسف السباعي: Youssef El Sebai
ثروت أباظة: Tharwat Abaza
يحيى حقي: Yahya Haqqi
عباس العقاد: Abbas el-Akkad
مصطفى لطفي المنفلوطي: Mustafa Lutfi al-Manfaluti
أحمد أمين: Ahmed Amin
قاسم أمين: Qasim Amin
رفاعة الطهطاوي: Rifa'a al-Tahtawi
علي مبارك: Ali Mubarak
عبد الرحمن الأبنودي: Abdel Rahman el-Abnudi
أحمد فؤاد نجم: Ahmed Fouad Negm
صلاح جاهين: Salah Jahin
فؤاد حداد: Fouad Haddad
بيرم التونسي: Bayram al-Tunisi
أمل دنقل: Amal Donqol
سيد حجاب: Sayed Hegab
جمال بخيت: Gamal Bekhit
تميم البرغوثي: Tamim al-Barghouti
سيزا نبراوي: Saiza Nabarawi
نبوية موسى: Nabawiyya Musa
مفيدة عبد الرحمن: Moufida Abdel Rahman
عائشة راتب: Aisha Rateb
سهير القلماوي: Suhayr al-Qalamawi
مشيرة خطاب: Moushira Khattab
منى الشاذلي: Mona El-Shazly
ذو النون المصري: Dhul-Nun al-Misri
أبو السعود الإبياري: Abo El-Seoud El-Ebiary
شجر الدر: Shajar al-Durr
صلاح أبو سيف: Salah Abu Seif
عاطف الطيب: Atef El-Tayeb
داود عبد السيد: Daoud Abdel Sayed
محمد خان: Mohamed Khan
خيري بشارة: Khairy Beshara
يسري نصر الله: Yousry Nasrallah
كاملة أبو ذكري: Kamla Abou Zekry
هالة خليل: Hala Khalil
ساندرا نشأت: Sandra Nashaat
رأفت الميهي: Raafat El-Mihi
وحيد حامد: Wahid Hamed
أسامة أنور عكاشة: Osama Anwar Okasha
مجدي أحمد علي: Magdy Ahmed Ali
شادي عبد السلام: Shadi Abdel Salam
حلمي بكر: Helmy Bakr
بليغ حمدي: Baligh Hamdi
رياض السنباطي: Riad Al Sunbati
`;

/** Names of Egyptians that are others, however alike they look. */
export const ALIKE = `
نادر: Nadia, Nadim, Nour
Nadim: نادر, ندى, نعيم
سلوى: Salma, Safwa, Soliman
Salwa: سلمى, سهيلة, سالي
فريد: Farida, Ferial, Fouad
Farid: فريدة, فؤاد, فاروق
سمير: Samira, Samia, Samar
Samira: سمير, سمر, سامية
جميل: Gamila, Gamal, Kamel
أمير: Amira, Omar, Ameen
أمينة: Amin, Mina, Yomna
Amin: أمينة, مينا, إيمان
نبيل: Nabila, Nahla, Naguib
هاني: Hania, Hend, Huna
هشام: Hashem, Hossam, Essam
Hashem: هشام, حسام, هيثم
عصام: Osama, Islam, Hossam
رانيا: Rana, Reem, Rowan
Raneem: رنا, ريم, رانيا
مروان: Marwa, Amr, Mariam
Marwa: مروان, مريم, ميرفت
منال: Mona, Manar, Menna
Manar: منال, منير, منى
شريف: Sherifa, Sherine, Ashraf
حنان: Hana, Hany, Hanin
كامل: Kamila, Karim, Kawkab
Kamel: كمال, كاملة, جميل
سعاد: Said, Saud, Saida
حمدي: Hamed, Mohamed, Hamdan
حامد: Ahmed, Hamdy, Hamada
Hamed: أحمد, حمدي, محمد
عادل: Adly, Adham, Adila
ماجد: Magda, Magdy, Amgad
Magda: ماجد, مجدي, أمجد
نور: Nouran, Noura, Nader
سيف: Safia, Soueif, Safy
زكي: Zakaria, Zahi, Zakia
طاهر: Taha, Tarek, Zaher
Taher: طه, طارق, زاهر
عزت: Azza, Aziza, Ezz
فتحي: Fathia, Fatma, Fattah
رامي: Rima, Ramzy, Reem
Rami: ريم, رمزي, رومي
عمرو: Omar, Amira, Amer
Amer: عمر, عمرو, عمار
علياء: Ali, Alaa, Ola
Alia: علي, علا, عليوة
جلال: Galila, Gamal, Kholoud
سالم: Salma, Sally, Selim
Salem: سلمى, سليم, إسلام
سليم: Salem, Salma, Soliman
فاضل: Fadila, Faisal, Fadl
راشد: Rashad, Rushdy, Rasha
رشاد: Rashed, Rushdy, Rasha
عابد: Abdou, Ebeid, Abeer
عاطف: Atifa, Attia, Afaf
نجيب: Nagiba, Nageh, Naglaa
ناجي: Nagah, Nagwa, Naguib
Naggar: ناجي, نجلاء, نجيب
صبري: Sabra, Saber, Sabreen
Sabry: صابر, صابرين, صبرة
شكري: Shakira, Shaker, Shawky
Shoukry: شاكر, شوقي, شاكرة
`;
